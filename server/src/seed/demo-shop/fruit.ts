import { alone, beside, drawing, emoji, filled, heap, pack, pair, spread, trio, turned } from '../pictures/recipe.ts'
import { category, grocery, shelf, stock } from './rows.ts'

const everyday = shelf(
	'everyday-fruit',
	'Everyday fruit',
	'For the bowl on the table.',
	trio('red-apple', 'banana', 'tangerine'),
	{ hsn: '0808' },
	[
		stock('champa-kadali', 'Banana, champa', '6 pieces', 36, 120, 'Small, tangy and thin-skinned, the banana of every Odia puja. Ripe today, sweet tomorrow.', alone(drawing('banana-bunch', '#f7c92b')), { hsn: '0803', featured: true }),
		stock('robusta-banana', 'Banana, robusta', '6 pieces', 42, 110, 'Long, mild and filling. Sent a shade green so that it ripens in two days at home.', alone('banana'), { hsn: '0803', off: 10 }),
		stock('shimla-apple', 'Apple, Shimla royal', '500 g, 3 to 4', 110, 74, 'Red-striped and crisp from Kinnaur orchards, unwaxed. Wash and eat with the skin.', alone('red-apple')),
		stock('green-apple', 'Green apple', '4 pieces', 160, 28, 'Hard and sour; slice into salad with black salt. Imported from Chile.', alone('green-apple')),
		stock('nagpur-orange', 'Orange, Nagpur', '1 kg', 95, 66, 'Loose-skinned and sweet-sour, easy for small hands to peel.', pair('tangerine'), { hsn: '0805', off: 12 }),
		stock('mosambi', 'Sweet lime (mosambi)', '1 kg', 80, 58, 'Thin rind, a lot of juice: four make a tall glass.', heap(drawing('round-fruit', '#c3cc4a', '#94a034'), 5), { hsn: '0805' }),
		stock('pear', 'Pear, babugosha', '500 g', 98, 25, 'Soft and honeyed from Himachal. Ripen on the counter until the neck gives.', alone('pear')),
		stock('bhagwa-pomegranate', 'Pomegranate, bhagwa', '2 pieces, 500 g', 125, 44, 'Deep red arils with soft seeds. One fruit fills a small bowl.', alone(drawing('pomegranate', '#c7303f', '#e8505b')), { hsn: '0810', off: 10 }),
	],
)

const mangoes = shelf(
	'mangoes',
	'Mangoes',
	'From the first totapuri in April to the last amrapali in July.',
	heap('mango', 4),
	{ hsn: '0804' },
	[
		stock('amrapali-mango', 'Amrapali mango, tree-ripened', '1 kg, 4 to 5 fruits', 140, 90, 'Picked at first light in Dhenkanal and home the same day. Small, deep orange, hardly a fibre; eat within three days.', alone('mango', 1.08), { off: 15, featured: true }),
		stock('dasheri-mango', 'Dasheri mango', '1 kg', 120, 52, 'Long and slender with thin skin; the one to suck rather than cut.', pair(emoji('mango', { hue: 14, brightness: 1.04 }), emoji('mango', { hue: 14, brightness: 1.04 }, 24)), { off: 10 }),
		stock('baiganpalli-mango', 'Baiganpalli mango', '1 kg, 2 to 3 fruits', 110, 60, 'Big, firm and clean-tasting. Its even yellow skin bruises little in a lunch box.', trio(emoji('mango', { hue: 10, saturation: 0.95, brightness: 1.12 }))),
		stock('langda-mango', 'Langda mango', '1 kg', 130, 21, 'Stays green when ripe: press near the stalk, not the colour. Sharp scent, melting flesh.', pair(drawing('green-mango', '#9dba3f'), turned(drawing('green-mango', '#8fb23c'), -16))),
		stock('totapuri-mango', 'Totapuri mango', '1 kg', 70, 0, 'Beaked and tangy, for salads, salt and chilli, and for juice. First of the season.', pair(drawing('green-mango', '#b9bf3a'), emoji('mango', { hue: 4 }, -12))),
	],
)

const seasonal = shelf(
	'odisha-season',
	'Odisha\'s own season',
	'Short weeks of the year, sold while they last.',
	trio(drawing('litchi', '#d8485a', '#b5303f'), drawing('custard-apple', '#a8c878', '#7ea253'), drawing('guava', '#b9d96f', '#f7b5b0')),
	{ hsn: '0810' },
	[
		stock('guava', 'Guava, pink-fleshed', '500 g', 48, 62, 'From Sakhigopal gardens: white outside the season, pink now. Crunchy with rock salt.', alone(drawing('guava', '#b9d96f', '#f58f94')), { hsn: '0804' }),
		stock('ripe-papaya', 'Papaya, ripe', '1 piece, 1 kg', 58, 40, 'Orange to the skin, no bitterness. Ready to cut tonight.', alone(drawing('papaya', '#f59a2f', '#f6b740')), { hsn: '0807', off: 10 }),
		stock('sitaphal', 'Custard apple (ata)', '500 g', 90, 23, 'Ripe when the segments part under the thumb. Nuapada\'s, with few seeds.', alone(drawing('custard-apple', '#a8c878', '#7ea253'))),
		stock('litchi', 'Litchi', '500 g', 140, 0, 'Fresh on the stalk for three weeks of May and June. Perfumed, dripping, gone.', heap(drawing('litchi', '#d8485a', '#b5303f'), 6)),
		stock('jamun', 'Black plum (jamukoli)', '250 g', 60, 17, 'Purple-black and astringent; toss with salt and let it stand ten minutes.', heap(emoji('olive', { hue: 190, saturation: 0.5, brightness: 0.55 }), 6)),
		stock('sapota', 'Sapota (sapeta)', '500 g', 52, 39, 'Brown, grainy and sweet as jaggery. Eat when soft all over.', heap(drawing('round-fruit', '#a8743f', '#7d5228'), 4), { off: 8 }),
		stock('bela', 'Wood apple (bela)', '1 piece', 35, 20, 'For bela pana on Pana Sankranti: pulp, jaggery, pepper, a little chhena.', alone(drawing('round-fruit', '#b9a04a', '#8c7430')), { inactive: true }),
		stock('amla', 'Indian gooseberry (anla)', '250 g', 32, 46, 'Sour, then sweet with a sip of water after. For murabba and pickle.', heap(drawing('round-fruit', '#bcd469', '#93b044'), 6)),
		stock('green-coconut', 'Tender coconut (paida)', '1 piece', 50, 85, 'Cut from Konark palms, with about 300 ml of water. We trim the top, you bring a straw.', alone(drawing('green-coconut', '#6fae4a', '#f7f3e2')), { hsn: '0801', featured: true }),
		stock('ripe-jackfruit', 'Jackfruit pods, ripe', '500 g, cleaned', 85, 12, 'Golden khaja pods with the seeds taken out, boxed so the kitchen does not stick.', alone(drawing('jackfruit', '#b59a3a', '#f9c93f'))),
	],
)

const melons = shelf(
	'melons-and-tropical',
	'Melons & tropical',
	'Big fruit for a big table.',
	trio('melon', 'watermelon', 'pineapple'),
	{ hsn: '0807' },
	[
		stock('watermelon', 'Watermelon, kiran', '1 piece, 2-2.5 kg', 78, 48, 'Dark rind, deep red inside and small seeds. Thumped and weighed before it leaves.', alone('watermelon'), { off: 18, featured: true }),
		stock('muskmelon', 'Muskmelon (kharbuja)', '1 piece, 700 g', 55, 32, 'Netted and fragrant from the Kathajodi riverbed. Chill before cutting.', alone('melon')),
		stock('pineapple', 'Pineapple, queen', '1 piece, 800 g', 70, 37, 'Small and golden from Gajapati, sweet without sugar. Eyes removed if you ask.', alone('pineapple'), { hsn: '0804', off: 10 }),
		stock('dragon-fruit', 'Dragon fruit, red', '1 piece, 350 g', 95, 3, 'Grown on trellises near Jatni. Mild, juicy, magenta to the last seed.', alone(drawing('dragon-fruit', '#e0447e', '#c2185b')), { hsn: '0810' }),
		stock('avocado', 'Avocado', '1 piece', 135, 16, 'Buttery fruit from Koraput\'s high farms. Ripe when it yields near the stem.', alone('avocado'), { hsn: '0804' }),
	],
)

const berries = shelf(
	'berries-and-grapes',
	'Berries & grapes',
	'Small, sweet, best cold.',
	trio('grapes', 'strawberry', 'cherries'),
	{ hsn: '0806' },
	[
		stock('black-grapes', 'Black grapes, seedless', '500 g', 98, 43, 'Long crisp berries from Sangli. Wash in salt water, drain, chill.', alone('grapes'), { off: 10 }),
		stock('green-grapes', 'Green grapes, Thompson', '500 g', 85, 51, 'Sweet with a clean snap and no seed.', alone(drawing('grapes', '#a9cc4e'))),
		stock('strawberry', 'Strawberries', '200 g', 120, 0, 'From Koraput between December and March, packed in a single layer so none is crushed.', heap('strawberry', 5), { hsn: '0810' }),
		stock('kiwi', 'Kiwi', '3 pieces', 115, 35, 'Green-fleshed, from Arunachal. Sharp when firm, sweet when soft.', alone('kiwi-fruit'), { hsn: '0810', off: 15 }),
		stock('cherries', 'Cherries, Kashmir', '250 g', 240, 9, 'Dark, firm and flown for six weeks of early summer.', alone('cherries'), { hsn: '0809', inactive: true }),
	],
)

const dry = shelf(
	'nuts-and-dry-fruit',
	'Nuts & dry fruit',
	'Packed in small pouches so the last handful is as crisp as the first.',
	trio('peanuts', filled('bowl', 'pieces', '#e3c79a', '#c79a5d'), 'chestnut'),
	{ hsn: '0813', gst: 5 },
	[
		stock('ganjam-cashew', 'Cashew, Ganjam W240', '250 g', 285, 45, 'Whole white kernels from Ganjam and Khordha growers, slow-dried, unsalted.', alone(filled('bowl', 'pieces', '#f1ddb5', '#d9b778')), { hsn: '0801', off: 10 }),
		stock('almond', 'Almonds, California', '250 g', 265, 62, 'Even medium kernels. Soak eight at night for the morning.', alone(filled('jar', 'pieces', '#b06a35', '#8a4c22')), { hsn: '0802', off: 12 }),
		stock('raisin', 'Raisins, Nashik green', '250 g', 120, 58, 'Plump, seedless and tart-sweet, for payesh and pulao.', alone(filled('bowl', 'seeds', '#b9a23f', '#8c7a26')), { hsn: '0806' }),
		stock('dates', 'Dates, kimia', '400 g box', 180, 33, 'Soft black dates from Iran, keep in the fridge after opening.', beside(pack('box', '#5b2a1c', '#f1d9a0', 'palm-tree'), filled('bowl', 'pieces', '#5a2c1a', '#3d1b0f')), { hsn: '0804', off: 8 }),
		stock('peanut', 'Peanuts, raw', '500 g', 82, 95, 'Red-skinned bold peanuts from Dhenkanal for roasting, chutney and chikki.', alone('peanuts'), { hsn: '1202' }),
		stock('makhana', 'Fox nuts (makhana)', '100 g', 135, 40, 'Large white puffs; dry-roast with ghee and pepper for an evening bowl.', alone(filled('bowl', 'puffs', '#f8f1e4', '#c8ad8d')), { hsn: '1904', off: 10 }),
	],
)

export const fruit = category(
	{
		slug: 'fruit',
		name: 'Fruit',
		description: 'Tree-ripened where the road is short enough.',
		tint: 'haldi',
		subject: spread('mango', 'red-apple', 'banana', 'grapes'),
		defaults: { ...grocery, hsn: '0810' },
	},
	[everyday, mangoes, seasonal, melons, berries, dry],
)
