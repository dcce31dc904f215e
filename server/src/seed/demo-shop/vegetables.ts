import { alone, bunch, drawing, emoji, heap, pair, spread, trio } from '../pictures/recipe.ts'
import { category, grocery, shelf, stock } from './rows.ts'

const everyday = shelf(
	'everyday-vegetables',
	'Everyday',
	'What goes into the pot on most days, from fields within 60 km.',
	trio('onion', 'potato', 'tomato'),
	{ hsn: '0709' },
	[
		stock('desi-tomato', 'Desi tomato', '1 kg', 43, 160, 'Small, ribbed and properly sour, picked ripe at Balianta. The one for dalma and khata; keeps four days outside the fridge.', alone('tomato'), { off: 12, hsn: '0702', featured: true }),
		stock('hybrid-tomato', 'Hybrid tomato', '500 g', 19, 120, 'Firm, thick-skinned and mild, so it slices clean for salad and sandwiches. Keeps a week.', pair('tomato', emoji('tomato', { hue: 12, brightness: 1.06 }, 14)), { hsn: '0702' }),
		stock('nashik-onion', 'Onion, Nashik', '1 kg', 42, 200, 'Dry-skinned red onions, 50 to 60 mm, sorted by hand. Store in the open air, away from potatoes.', alone('onion'), { hsn: '0703' }),
		stock('white-onion', 'White onion', '500 g', 34, 60, 'Sweeter and less sharp than red; good raw beside pakhala or slow-fried for gravy.', pair(emoji('onion', { saturation: 0.35, brightness: 1.28 })), { hsn: '0703' }),
		stock('small-onion', 'Small onion for pickling', '250 g', 28, 40, 'Thumb-sized onions that cook whole in sambar and mutton jhola without falling apart.', heap(emoji('onion', { hue: -22, saturation: 1.2 }), 6), { hsn: '0703' }),
		stock('new-potato', 'Potato, new crop', '1 kg', 32, 200, 'This season\'s Jyoti potatoes from Kendrapara, thin-skinned and floury. Holds its shape in aloo dum.', alone('potato'), { off: 9, hsn: '0701' }),
		stock('baby-potato', 'Baby potato', '500 g', 30, 85, 'Walnut-sized, washed, for dum aloo with the skin on.', heap('potato', 6), { hsn: '0701' }),
		stock('long-brinjal', 'Long brinjal', '500 g', 28, 75, 'Slim purple fruit with few seeds, for baigana bhaja and besara. Use within three days.', alone('eggplant'), { off: 8 }),
		stock('round-brinjal', 'Round brinjal for poda', '1 piece, about 400 g', 26, 48, 'One heavy brinjal that roasts soft over a flame for baigana poda with raw onion and mustard oil.', alone(drawing('round-brinjal', '#5a2a82'))),
		stock('green-brinjal', 'Green brinjal', '500 g', 32, 34, 'Pale green and almost sweet, from Banki. Cooks faster than the purple one.', alone(drawing('long-brinjal', '#9fc95f'))),
		stock('cauliflower', 'Cauliflower', '1 piece, 500-600 g', 42, 64, 'Tight white head with its inner leaves left on, so it travels without bruising.', alone(drawing('cauliflower', '#fbf6e4', '#5f9e35')), { hsn: '0704' }),
		stock('cabbage', 'Cabbage', '1 piece, 700-900 g', 34, 58, 'Crisp and heavy for its size. Shred for bandha kobi tarkari; half a head keeps five days wrapped.', alone(drawing('cabbage', '#a9d27a', '#6fae47')), { hsn: '0704' }),
		stock('kakharu', 'Pumpkin, ripe (kakharu)', '1 kg, cut', 32, 70, 'Deep orange wedge from a whole pumpkin, cut when your order is packed. Half of a good dalma.', alone(drawing('pumpkin', '#ef8a1d', '#4f8f3a'))),
		stock('cucumber', 'Cucumber (kakudi)', '500 g', 24, 90, 'Cool, thin-skinned and never bitter at the ends; picked before sunrise.', alone('cucumber'), { hsn: '0707', off: 15, featured: true }),
	],
)

const gourds = shelf(
	'gourds',
	'Gourds',
	'Light, watery vegetables for hot days.',
	spread(drawing('bottle-gourd', '#a8d06a'), drawing('bitter-gourd', '#5fae3c'), drawing('pointed-gourd', '#6cb24a', '#d9efb4')),
	{ hsn: '0709' },
	[
		stock('lau', 'Bottle gourd (lau)', '1 piece, 700-900 g', 34, 55, 'Tender enough to pierce with a nail. Good with badi, or with moong dal and coconut.', alone(drawing('bottle-gourd', '#a8d06a'))),
		stock('jahni', 'Ridge gourd (jahni)', '500 g', 34, 46, 'Young ridge gourds whose peel makes a chutney of its own. Cooks down to half.', alone(drawing('ridge-gourd', '#5d9c3d', '#3e7a2a'))),
		stock('kalara', 'Bitter gourd (kalara)', '500 g', 40, 52, 'Dark, narrow and honestly bitter. Slice thin, salt for ten minutes and fry crisp.', alone(drawing('bitter-gourd', '#4f9c38'))),
		stock('potala', 'Pointed gourd (potala)', '500 g', 38, 80, 'Striped, plump and small-seeded, for potala rasa and stuffed potala.', heap(drawing('pointed-gourd', '#6cb24a', '#d9efb4'), 5, 1.35), { off: 10, featured: true }),
		stock('kunduri', 'Ivy gourd (kunduri)', '500 g', 28, 60, 'Crunchy finger-long gourds. Slit in four and fry with panch phutana.', heap(drawing('ivy-gourd', '#57a53f', '#cfe8a6'), 6, 1.35)),
		stock('kankada', 'Spiny gourd (kankada)', '250 g', 48, 0, 'A monsoon vegetable from the Daspalla hills, nutty when fried slow. Only from June to September.', heap(drawing('litchi', '#86b93b', '#5f9128'), 5)),
		stock('chhachindra', 'Snake gourd (chhachindra)', '500 g', 26, 28, 'Long, pale and mild; stuff rings of it with besan and shallow-fry.', alone(drawing('snake-gourd', '#b5d88b', '#e9f6d3'))),
		stock('panikakharu', 'Ash gourd (panikakharu)', '1 kg, cut', 36, 30, 'For badi, for sweets and for a cooling juice. Cut fresh, keeps four days cold.', alone(drawing('ash-gourd', '#9cc48c', '#eef6ea'))),
	],
)

const roots = shelf(
	'roots-and-tubers',
	'Roots & tubers',
	'From under the soil, brushed but not washed, so they keep.',
	trio('carrot', drawing('beet', '#a3204f', '#4f9a3c'), drawing('taro', '#8a5a3a')),
	{ hsn: '0706' },
	[
		stock('ooty-carrot', 'Ooty carrot', '500 g', 36, 88, 'Straight, deep orange and sweet to the core. Keeps two weeks cold with the tops off.', alone('carrot')),
		stock('beetroot', 'Beetroot', '500 g', 28, 44, 'Firm, even-coloured roots with the stalks left on to show they are fresh.', alone(drawing('beet', '#a3204f', '#4f9a3c')), { off: 5 }),
		stock('mula', 'White radish (mula)', '500 g', 20, 62, 'Crisp and peppery, leaves included for saga. The base of a winter ghanta.', alone(drawing('radish', '#fdfbf4', '#5aa33e'))),
		stock('kandamula', 'Sweet potato (kandamula)', '500 g', 30, 50, 'Red-skinned and dry-fleshed; boil for a fast-day breakfast or roast in the coals.', pair('roasted-sweet-potato'), { hsn: '0714' }),
		stock('saru', 'Taro (saru)', '500 g', 34, 47, 'Small corms that turn silky in besara. Oil your hands before peeling.', heap(drawing('taro', '#8a5a3a'), 5), { hsn: '0714' }),
		stock('olua', 'Elephant yam (olua)', '500 g, cut', 32, 26, 'Dense cut yam from Ganjam. Boil with tamarind leaf first, then fry or mash.', alone(drawing('yam', '#9b6a4c', '#f2b9a0')), { hsn: '0714' }),
		stock('khamba-alu', 'Purple yam (khamba alu)', '500 g', 52, 18, 'The violet tuber of a Habisa dalma; starchy, earthy and pretty on the plate.', alone(drawing('yam', '#6d4a63', '#a56bc0')), { hsn: '0714' }),
	],
)

const greens = shelf(
	'leafy-greens',
	'Leafy greens (saga)',
	'Cut at first light, tied in bunches, home by noon.',
	trio('leafy-green', bunch('round', '#4a9c3d'), bunch('drop', '#a8324f', '#c9506b')),
	{ hsn: '0709' },
	[
		stock('palanga-saga', 'Spinach (palanga)', '1 bunch, 250 g', 20, 90, 'Broad tender leaves with pink roots. Rinse twice; sandy soil gives it its taste.', alone('leafy-green'), { featured: true }),
		stock('leutia-saga', 'Green amaranth (leutia)', '1 bunch, 250 g', 18, 76, 'Soft stems and all go in the pan with garlic and a dry red chilli.', alone(bunch('drop', '#58a545'))),
		stock('nali-saga', 'Red amaranth (nali saga)', '1 bunch, 250 g', 20, 64, 'Turns rice pink and tastes faintly of beet. Children eat it for the colour.', alone(bunch('drop', '#a8324f', '#c9506b')), { off: 10 }),
		stock('koshala-saga', 'Koshala saga', '1 bunch, 250 g', 22, 38, 'Thick-stemmed red-veined amaranth from Puri district, best with moong dal.', alone(bunch('long', '#6f9a3a', '#c24d63'))),
		stock('poi-saga', 'Malabar spinach (poi)', '1 bunch, 300 g', 22, 44, 'Fleshy leaves on a climbing stem; with prawns and pumpkin it makes the best ghanta of the year.', alone(bunch('round', '#3f8f3f', '#7d3a52'))),
		stock('sajana-saga', 'Drumstick leaves (munga saga)', '1 bunch, 150 g', 18, 58, 'Small leaves stripped into hot oil with garlic and badi chura. Use the same day.', alone(bunch('feather', '#4f9f3f')), { off: 15, featured: true }),
		stock('kalama-saga', 'Water spinach (kalama)', '1 bunch, 250 g', 18, 36, 'Hollow crunchy stems from clean running ponds at Pipili. Two minutes in the pan is enough.', alone(bunch('long', '#3f9a4a', '#9bcf6a'))),
		stock('sunusunia-saga', 'Sunusunia saga', '1 bunch, 100 g', 25, 16, 'Four-leafed water clover from paddy bunds, eaten for sound sleep. Very perishable.', alone(bunch('round', '#62b04b', '#b9d98a'))),
		stock('methi', 'Fenugreek leaves (methi)', '1 bunch, 200 g', 24, 52, 'Bitter, scented leaves for paratha and aloo methi; pick off the thick stems.', alone(bunch('feather', '#3f8a34', '#a2c978'))),
		stock('kakharu-phula', 'Pumpkin flowers (kakharu phula)', '10 flowers', 35, 22, 'Picked half open at dawn. Dip in rice batter and fry at once; they wilt by evening.', heap(drawing('pumpkin-flower', '#f6a51c', '#5aa33e'), 4, 1.15), { featured: true }),
	],
)

const pods = shelf(
	'beans-and-pods',
	'Beans & pods',
	'Anything that snaps.',
	trio('pea-pod', drawing('okra', '#5faf45'), drawing('drumstick', '#5f9a4a')),
	{ hsn: '0708' },
	[
		stock('bhendi', 'Okra (bhendi)', '500 g', 34, 70, 'Finger-long and snapping. Wash and dry before you cut, and it will not turn sticky.', alone(drawing('okra', '#5faf45')), { hsn: '0709', off: 12 }),
		stock('french-beans', 'French beans', '250 g', 32, 54, 'Stringless beans from the Koraput hills, for poda, pulao and stir-fries.', alone(drawing('beans', '#4f9f3d'))),
		stock('jhudunga', 'Yardlong beans (jhudunga)', '500 g', 36, 45, 'Dark green and dense. Cut short and cook with coconut and mustard paste.', alone(drawing('beans', '#6f9f3a', '#a5c766'))),
		stock('sajana-chhuin', 'Drumstick (sajana chhuin)', '250 g', 35, 60, 'Fleshy, not woody, for dalma and besara. Scrape lightly; the taste is in the skin.', alone(drawing('drumstick', '#5f9a4a'))),
		stock('matar', 'Green peas in pod', '500 g', 48, 66, 'Sweet enough to eat while shelling. Yields about half its weight in peas.', alone('pea-pod'), { off: 8 }),
		stock('simba', 'Flat beans (simba)', '500 g', 34, 40, 'Winter hyacinth beans with a purple edge, made for simba-rai.', pair(emoji('pea-pod', { hue: 18, brightness: 0.95 }), emoji('pea-pod', { hue: 26, saturation: 0.8 }, 20))),
		stock('cluster-beans', 'Cluster beans (guanr)', '250 g', 22, 3, 'Slightly bitter, very fibrous and worth it fried dry with potato and cumin.', alone(drawing('beans', '#7fae52', '#bcd98d'))),
	],
)

const herbs = shelf(
	'chillies-and-herbs',
	'Chillies & herbs',
	'A little of each, every day.',
	trio('garlic', 'hot-pepper', 'ginger-root'),
	{ hsn: '0709' },
	[
		stock('green-chilli', 'Green chilli', '100 g', 14, 110, 'Medium hot with a grassy smell, for tempering and for biting into beside pakhala.', alone(drawing('chilli', '#4a9a34'))),
		stock('dhani-lanka', 'Bird\'s eye chilli (dhani lanka)', '50 g', 18, 33, 'Tiny, upright and fierce. Two are enough for a pot.', heap(drawing('chilli', '#d9331f'), 5)),
		stock('coriander', 'Coriander leaves', '1 bunch, 100 g', 15, 105, 'With roots on, so it stands in a glass of water for four days.', alone('herb'), { off: 20 }),
		stock('mint', 'Mint (podina)', '1 bunch, 100 g', 15, 48, 'Small dark leaves, strong enough for a chutney from one bunch.', alone(bunch('round', '#2f9a5f', '#6f9f6a'))),
		stock('curry-leaves', 'Curry leaves (bhursunga)', '1 bunch, 50 g', 10, 95, 'Cut from garden trees this morning. Freeze what you do not use; they keep their scent.', alone(bunch('feather', '#2f7d3a', '#7a9b4f'))),
		stock('ginger', 'Ginger', '250 g', 38, 84, 'Fat, low-fibre rhizomes from Kandhamal. Freshly dug, so keep it dry.', alone('ginger-root'), { hsn: '0910' }),
		stock('garlic', 'Garlic', '250 g', 52, 92, 'Big-cloved and dry, peels without a fight.', alone('garlic'), { hsn: '0703', off: 6 }),
		stock('lemon', 'Lemon (lembu)', '5 pieces', 30, 130, 'Thin-skinned kagzi lemons, heavy with juice. They last ten days cold.', heap('lemon', 5), { hsn: '0805' }),
	],
)

const exotic = shelf(
	'mushrooms-and-exotic',
	'Mushrooms & exotic',
	'From sheds and poly-houses around Bhubaneswar.',
	trio('broccoli', 'bell-pepper', 'brown-mushroom'),
	{ hsn: '0709' },
	[
		stock('pala-chhatu', 'Paddy straw mushroom (pala chhatu)', '200 g', 70, 0, 'Grown on straw beds at Pipili and sold out by ten most days. Cook the day it comes.', heap(drawing('mushroom', '#a58d78'), 5)),
		stock('button-mushroom', 'Button mushroom', '200 g', 52, 42, 'White, closed caps. Wipe, do not wash; keeps three days in paper.', heap(drawing('mushroom', '#f6efe4'), 5)),
		stock('oyster-mushroom', 'Oyster mushroom (dhingri)', '200 g', 60, 24, 'Grey frilled caps that tear into strips and fry like chicken.', alone(drawing('oyster-mushroom', '#d6cdc2')), { off: 10 }),
		stock('capsicum', 'Green capsicum', '250 g', 28, 65, 'Thick-walled and glossy, four to the kilo.', alone('bell-pepper'), { off: 15 }),
		stock('coloured-capsicum', 'Red and yellow capsicum', '2 pieces', 72, 30, 'One of each, ripened on the plant in a poly-house at Khordha, so they are sweet.', pair(drawing('capsicum', '#d8352a'), drawing('capsicum', '#f4b81f'))),
		stock('broccoli', 'Broccoli', '1 piece, 300 g', 58, 36, 'Tight blue-green head; the stem is good too, peeled and sliced.', alone('broccoli'), { hsn: '0704' }),
		stock('sweet-corn', 'Sweet corn', '2 cobs', 40, 56, 'In the husk. Boil six minutes, then salt, lemon and chilli.', alone('ear-of-corn')),
		stock('lettuce', 'Lettuce, hydroponic', '1 head', 55, 19, 'Soft green leaves grown in water, roots on. Stands in a glass for five days.', alone(emoji('leafy-green', { hue: 4, saturation: 0.85, brightness: 1.3 })), { hsn: '0705' }),
	],
)

const cooking = shelf(
	'for-the-pot',
	'Raw fruit for the pot',
	'Banana, papaya, jackfruit: cooked green.',
	trio(drawing('raw-banana', '#6fae3f'), drawing('jackfruit', '#8fb04a'), drawing('banana-flower', '#8a2f4f')),
	{ hsn: '0709' },
	[
		stock('raw-banana', 'Raw banana (kancha kadali)', '4 pieces', 28, 68, 'Firm cooking bananas for dalma, kofta and thin chips.', alone(drawing('raw-banana', '#6fae3f')), { hsn: '0803' }),
		stock('green-papaya', 'Green papaya', '1 piece, 700 g', 30, 42, 'Hard and milky; tenderises mutton and makes a gentle jhola for an upset stomach.', alone(drawing('green-papaya', '#5fa447')), { hsn: '0807' }),
		stock('panasa-katha', 'Green jackfruit (panasa katha)', '500 g, cleaned and cut', 58, 27, 'Peeled and cubed with oiled knives so that you need not. The vegetarian\'s mutton.', alone(drawing('jackfruit', '#8fb04a', '#f4e6b0')), { off: 10, featured: true }),
		stock('kadali-bhanda', 'Banana flower (kadali bhanda)', '1 piece', 36, 3, 'Outer bracts removed. Soak the cut florets in turmeric water before frying.', alone(drawing('banana-flower', '#8a2f4f', '#e6b3a0'))),
		stock('kancha-amba', 'Green mango (kancha amba)', '500 g', 45, 49, 'Sharp and hard, for amba khatta, ambula and a pinch in dal.', pair(drawing('green-mango', '#7fb23f'))),
		stock('green-coconut-flesh', 'Coconut, husked (nadia)', '1 piece', 42, 78, 'Heavy with water, shaken and tested. For chutney, pitha and offering.', alone('coconut'), { hsn: '0801', off: 7 }),
	],
)

export const vegetables = category(
	{
		slug: 'vegetables',
		name: 'Vegetables',
		description: 'Picked this morning within 60 km of Bhubaneswar.',
		tint: 'leaf',
		subject: spread('leafy-green', 'tomato', 'carrot', 'eggplant'),
		defaults: { ...grocery, hsn: '0709' },
	},
	[everyday, gourds, roots, greens, pods, herbs, exotic, cooking],
)
