import { alone, beside, drawing, emoji, filled, pack, pair, spread, trio } from '../pictures/recipe.ts'
import { category, grocery, shelf, stock } from './rows.ts'

const ground = shelf(
	'ground-spices',
	'Ground spices',
	'Milled in small lots, never older than two months.',
	trio(filled('bowl', 'powder', '#e9a31e'), filled('bowl', 'powder', '#c5301f'), filled('bowl', 'powder', '#a9793a')),
	{ hsn: '0910', gst: 5 },
	[
		stock('kandhamal-haldi', 'Turmeric, Kandhamal haldi', '200 g', 68, 86, 'GI-tagged, grown without chemicals by Kandha farmers; 4 % curcumin and a smell of camphor.', alone(filled('bowl', 'powder', '#e9a31e')), { off: 10 }),
		stock('lanka-gunda', 'Chilli powder', '200 g', 92, 70, 'From sun-dried Guntur pods. Hot, bright and without added colour.', beside(filled('bowl', 'powder', '#c5301f'), 'hot-pepper'), { hsn: '0904' }),
		stock('kashmiri-lanka', 'Kashmiri chilli powder', '100 g', 88, 44, 'More colour than heat, for mutton and paneer gravies.', alone(filled('jar', 'powder', '#b3231f')), { hsn: '0904', off: 8 }),
		stock('dhania-gunda', 'Coriander powder', '200 g', 54, 76, 'Lightly roasted before milling, so it smells of lemon.', alone(filled('bowl', 'powder', '#a9894a')), { hsn: '0909' }),
		stock('jira-gunda', 'Roasted cumin-chilli (jira lanka gunda)', '100 g', 58, 58, 'The brown dust on every dahibara and on every glass of ghola. Roast-ground, ready to sprinkle.', alone(filled('bowl', 'powder', '#7d5230', '#4f3018')), { hsn: '0909' }),
		stock('garam-masala', 'Garam masala, Odia style', '100 g', 95, 47, 'Cardamom-forward with cinnamon, clove and bay; half a spoon at the end.', alone(filled('jar', 'powder', '#7a4a26')), { off: 10 }),
		stock('mutton-masala', 'Mutton kasa masala', '100 g', 82, 39, 'For slow kasa: coriander, dry chilli, pepper and a little nagkesar.', alone(pack('packet', '#9c2a1e', '#fff0d6', 'cut-of-meat'))),
		stock('machha-masala', 'Fish besara mix', '100 g', 65, 33, 'Yellow mustard, garlic powder, cumin and dry chilli. Wet it, rest it, pour it over fried fish.', alone(pack('packet', '#d69a1c', '#fff6df', 'fish')), { off: 6 }),
	],
)

const whole = shelf(
	'whole-spices',
	'Whole spices',
	'For the first crackle in the oil.',
	trio(filled('bowl', 'seeds', '#3b2b22'), drawing('stick-bundle', '#9a5a2f'), drawing('star-spice', '#6b3f22')),
	{ hsn: '0909', gst: 5 },
	[
		stock('panch-phutana', 'Panch phutana', '100 g', 42, 90, 'Cumin, mustard, fennel, fenugreek and nigella in equal parts: the sound of an Odia kitchen.', alone(filled('bowl', 'seeds', '#a8844a', '#2f241c'))),
		stock('sorisha', 'Black mustard (sorisha)', '200 g', 36, 64, 'Small and pungent, for besara paste. Grind with salt and one green chilli.', alone(filled('bowl', 'seeds', '#3b2b22', '#5d4636')), { hsn: '1207' }),
		stock('jira', 'Cumin (jira)', '100 g', 62, 82, 'Green-brown and oily, from Unjha, sieved of stalks.', alone(filled('bowl', 'seeds', '#9b7a45', '#6f5528')), { off: 5 }),
		stock('gota-golmaricha', 'Black pepper', '100 g', 128, 40, 'Bold Malabar berries; crack, do not powder.', alone(filled('jar', 'balls', '#33291f')), { hsn: '0904' }),
		stock('gujurati', 'Green cardamom', '50 g', 235, 28, 'Eight-millimetre pods that have kept their green and their seeds sticky.', alone(filled('bowl', 'seeds', '#9fb45c', '#7a9140')), { hsn: '0908', off: 8 }),
		stock('dalchini', 'Cinnamon', '50 g', 58, 36, 'Thin quills of true cinnamon from Kerala, not cassia bark.', alone(drawing('stick-bundle', '#9a5a2f'))),
		stock('labanga', 'Clove', '50 g', 98, 30, 'Oily dark buds; four are enough for a pulao.', alone(filled('bowl', 'sticks', '#5b3524', '#3d2115')), { hsn: '0907' }),
		stock('tejapatra', 'Bay leaf (tejapatra)', '50 g', 24, 67, 'Whole green-brown leaves from Similipal\'s edge.', alone(emoji('fallen-leaf', { hue: 62, saturation: 0.6 })), { hsn: '0910' }),
		stock('star-anise', 'Star anise', '50 g', 74, 18, 'Whole stars for biryani and for tea on a wet evening.', alone(drawing('star-spice', '#6b3f22'))),
	],
)

const oils = shelf(
	'oils',
	'Cooking oils',
	'Cold-pressed where it matters.',
	trio(pack('bottle', '#8a5a14', '#e8b21e', 'sunflower'), pack('bottle', '#2f7d3a', '#e3cf6a'), pack('bottle', '#c98b1f', '#f0c845')),
	{ hsn: '1514', gst: 5 },
	[
		stock('ghana-tela', 'Mustard oil, ghani-pressed', '1 l bottle', 215, 85, 'Wooden-press oil from Nayagarh, so sharp it stings the eye. For besara, bhaja and the raw drizzle.', alone(pack('bottle', '#7a4a12', '#d99a14', 'sunflower')), { off: 8 }),
		stock('sorisha-tela-5l', 'Mustard oil, kachi ghani', '5 l jar', 940, 24, 'A month for a family of five, in a can with a clean spout.', alone(pack('can', '#c8321f', '#d99a14', 'sunflower')), { off: 12 }),
		stock('sunflower-oil', 'Sunflower oil', '1 l pouch', 158, 74, 'Light and neutral, for luchi and pakodas.', beside(pack('pouch', '#f5b71e', '#fff6d8', 'sunflower'), 'sunflower'), { hsn: '1512', off: 5 }),
		stock('groundnut-oil', 'Groundnut oil, cold-pressed', '1 l bottle', 285, 22, 'Smells of roasted peanuts; stands high heat.', beside(pack('bottle', '#9a5a2f', '#e3b04f'), 'peanuts'), { hsn: '1508' }),
		stock('rice-bran-oil', 'Rice bran oil', '1 l pouch', 172, 46, 'From Odisha\'s own mills, high smoke point, no taste of its own.', alone(pack('pouch', '#3f8f5f', '#fff6df', 'sheaf-of-rice')), { hsn: '1515' }),
		stock('til-tela', 'Sesame oil (rasi tela)', '500 ml bottle', 240, 15, 'Cold-pressed from black til; for pickles, and for lamps.', beside(pack('bottle', '#5a3a1c', '#c9862a'), 'diya-lamp'), { hsn: '1515', off: 10 }),
		stock('nadia-tela', 'Coconut oil, edible', '500 ml bottle', 225, 32, 'Pressed from Puri copra, clear in summer and white in winter.', beside(pack('bottle', '#4a8f6a', '#f3f6ea'), 'coconut'), { hsn: '1513' }),
	],
)

const sweet = shelf(
	'salt-sugar-jaggery',
	'Salt, sugar & honey',
	'Plain things, good ones.',
	trio('honey-pot', 'salt', drawing('round-cake', '#a8642a', '#8a4f1f')),
	{ hsn: '1701', gst: 5 },
	[
		stock('sugar', 'Sugar', '1 kg', 48, 140, 'Medium white crystals from Odisha\'s Badamba mill.', alone(filled('bowl', 'grain', '#ffffff', '#eef2f6'))),
		stock('akhu-guda', 'Sugarcane jaggery (akhu guda)', '500 g block', 46, 62, 'Boiled in open pans at Nayagarh, dark gold, with no whitening. For arisa and payasa.', alone(drawing('round-cake', '#c07a2c', '#a05f1c')), { off: 10 }),
		stock('khajuri-guda', 'Date-palm jaggery (khajuri guda)', '500 g', 135, 0, 'Winter\'s smoky jaggery from Ganjam palms, December to February.', alone(filled('clay-pot', 'liquid', '#6f3c1a', '#8f5526'))),
		stock('similipal-honey', 'Forest honey, Similipal', '250 g', 210, 3, 'Gathered by Kharia families, strained through cloth, never heated. Crystals are normal.', alone('honey-pot'), { hsn: '0409' }),
		stock('iodised-salt', 'Iodised salt', '1 kg', 26, 170, 'Free-flowing, from Ganjam\'s pans.', alone(pack('pouch', '#3f6fb5', '#ffffff', 'salt')), { hsn: '2501', gst: 0 }),
		stock('black-salt', 'Black salt (bita luna)', '200 g', 34, 48, 'Sulphurous pink-grey powder for chaats and sliced guava.', alone(filled('jar', 'powder', '#a98a92')), { hsn: '2501', gst: 0 }),
		stock('rock-salt', 'Rock salt (saindhaba)', '500 g', 58, 37, 'For fast days. Coarse, faintly pink.', alone(filled('bowl', 'pieces', '#f3d3c8', '#e3b3a6')), { hsn: '2501', gst: 0, off: 5 }),
	],
)

const tea = shelf(
	'tea-and-drinks',
	'Tea, coffee & drinks',
	'What is offered at the door.',
	trio('teapot', 'hot-beverage', filled('glass', 'liquid', '#f0a53a')),
	{ hsn: '0902', gst: 5 },
	[
		stock('assam-tea', 'Tea, Assam CTC', '500 g', 245, 69, 'Round granules, brisk and red; two spoons, milk, ginger.', beside(pack('packet', '#7a2418', '#f3dba0', 'teapot'), filled('clay-cup', 'liquid', '#b5692f')), { off: 10 }),
		stock('koraput-coffee', 'Coffee, Koraput arabica', '250 g, filter ground', 290, 27, 'Shade-grown at 900 m by tribal growers, medium roast, chocolate and a little orange.', beside(pack('packet', '#3d2417', '#e6cfae', 'hot-beverage'), 'hot-beverage'), { hsn: '0901' }),
		stock('green-tea', 'Green tea bags', '25 bags', 165, 41, 'Whole leaf in unbleached bags. 80 °C water, two minutes.', beside(pack('box', '#4f8f4a', '#f3f7e4', 'herb'), 'teacup-without-handle'), { off: 12 }),
		stock('bela-sharbat', 'Bel sharbat concentrate', '500 ml bottle', 145, 19, 'Wood-apple pulp, cane sugar, a little lemon. One part to four of cold water.', alone(pack('bottle', '#c9822a', '#e2a63f', 'tropical-drink')), { hsn: '2106' }),
		stock('mango-drink', 'Mango juice, no added sugar', '1 l carton', 120, 53, 'Pulp of Dhenkanal totapuri and water.', beside(pack('box', '#f2a11e', '#fff3d1', 'mango'), filled('glass', 'liquid', '#f5a31f')), { hsn: '2009', off: 10 }),
		stock('masala-soda', 'Masala soda', '300 ml bottle', 30, 88, 'Fizzy lemon, black salt and cumin, from a Cuttack bottler since 1962. Sweetened aerated drink.', alone(pack('bottle', '#3f8f8a', '#d8e27a', 'lemon')), { hsn: '2202', gst: 40 }),
	],
)

export const spicesAndOils = category(
	{
		slug: 'spices-and-oils',
		name: 'Spices & oils',
		description: 'Kandhamal turmeric, ghani mustard oil, panch phutana.',
		tint: 'clay',
		subject: spread(filled('bowl', 'powder', '#e9a31e'), 'hot-pepper', pack('bottle', '#7a4a12', '#d99a14', 'sunflower'), 'garlic'),
		defaults: { ...grocery, gst: 5, hsn: '0910' },
	},
	[ground, whole, oils, sweet, tea],
)
