import { alone, beside, drawing, filled, heap, pair, spread, trio } from '../pictures/recipe.ts'
import { category, kitchen, shelf, stock } from './rows.ts'

const plates = shelf(
	'rice-plates',
	'Rice plates',
	'Lunch and dinner on one plate, packed hot.',
	pair(drawing('thali', '#e9a31e', '#6fae47'), 'curry-rice'),
	{},
	[
		stock('dalma-rice', 'Dalma with rice', '1 plate', 90, 80, 'Arhar dal with pumpkin, raw banana, drumstick and coconut, tempered with panch phutana; arua rice, badi and a slice of lemon.', beside(filled('bowl', 'curry', '#e3a92c', '#ef8a1d', '#4f9a3c'), 'cooked-rice'), { off: 10 }),
		stock('odia-thali', 'Odia veg thali', '1 thali', 160, 45, 'Rice, dalma, saga bhaja, potala rasa, khatta, papad and a rasagola.', alone(drawing('thali', '#e3a92c', '#5fae3c'), 1.12), { off: 6 }),
		stock('machha-thali', 'Machha thali', '1 thali', 210, 32, 'Rice, rohu besara, dal, saga bhaja and khatta. Two pieces of fish.', beside(drawing('thali', '#d6a01f', '#c45f2a'), drawing('carp', '#c7a38e', '#8f5a4a')), { veg: false }),
		stock('chicken-thali', 'Chicken thali', '1 thali', 220, 36, 'Rice, chicken jhola with potato, dal, bhaja, onion and lemon.', beside(drawing('thali', '#b9501f', '#e3a92c'), 'poultry-leg'), { veg: false, off: 8 }),
		stock('khechudi', 'Khechudi with ghee', '1 plate', 110, 28, 'Temple-style arua rice and moong with ginger and ghee, no onion or garlic; khatta on the side.', alone(filled('leaf-plate', 'grain', '#f0cf6a', '#d9a63c', '#4f9a3c'))),
		stock('kanika', 'Kanika (sweet ghee rice)', '1 bowl', 120, 20, 'Kalajeera rice with raisins, cashew, clove and sugar, yellow with turmeric.', alone(filled('bowl', 'grain', '#f4c63c', '#a8642a'))),
		stock('veg-pulao', 'Vegetable pulao', '1 plate', 130, 34, 'Basmati with carrot, beans and peas, whole spices left in; raita included.', alone(filled('plate', 'grain', '#f3e3b0', '#ef7f2a', '#5fae3c'))),
		stock('chicken-biryani', 'Chicken biryani, Cuttack', '1 plate', 220, 50, 'Layered with potato and a boiled egg in the Cuttack way, light on oil.', beside(filled('clay-pot', 'grain', '#efc05a', '#b5651d', '#4f9a3c'), 'poultry-leg'), { veg: false, off: 10 }),
		stock('mutton-biryani', 'Mutton biryani', '1 plate', 320, 18, 'Dum-cooked with marrow bone and kewra; serve with burhani.', beside(filled('clay-pot', 'grain', '#e5b04a', '#8a4a22', '#4f9a3c'), 'meat-on-bone'), { veg: false }),
		stock('egg-fried-rice', 'Egg fried rice', '1 plate', 120, 42, 'Street style from a hot iron wok, with spring onion and black pepper.', beside(filled('plate', 'grain', '#efd59a', '#f3c62f', '#5fae3c'), 'egg'), { veg: false }),
	],
)

const pakhala = shelf(
	'pakhala-and-sides',
	'Pakhala & sides',
	'Fermented water rice, and everything that belongs round it.',
	trio(filled('clay-pot', 'grain', '#fdfbf2'), filled('bowl', 'chopped', '#8a5a33'), drawing('bars', '#c08a3a', '#e3b96a')),
	{},
	[
		stock('dahi-pakhala', 'Dahi pakhala platter', '1 plate', 120, 60, 'Overnight rice with curd, ginger and curry leaf; aloo bharta, badi chura, saga bhaja and a green chilli.', alone(filled('clay-pot', 'grain', '#fffdf6', '#f1ead6', '#4f9a3c')), { off: 12 }),
		stock('saja-pakhala', 'Saja pakhala', '1 bowl', 60, 48, 'Fresh rice in cool water with lemon leaf and salt; unfermented, for beginners.', alone(filled('bowl', 'grain', '#fdfcf6', '#e9f0e4', '#6fae47'))),
		stock('pakhala-machha', 'Pakhala with machha bhaja', '1 plate', 180, 26, 'Dahi pakhala with two pieces of rohu fried in mustard oil.', beside(filled('clay-pot', 'grain', '#fdfbf2'), drawing('fish-steak', '#c98a4a', '#8a5a2a')), { veg: false }),
		stock('badi-chura', 'Badi chura', '1 bowl, 100 g', 45, 3, 'Fried badi crushed with garlic, onion, green chilli and raw mustard oil.', alone(filled('bowl', 'chopped', '#b5833f', '#7d5230', '#5fae3c'))),
		stock('aloo-bharta', 'Aloo bharta', '1 bowl, 150 g', 40, 55, 'Mashed potato, roasted chilli, onion, mustard oil.', alone(filled('bowl', 'powder', '#efd48a', '#c8321f', '#4f9a3c'))),
		stock('baigana-poda', 'Baigana poda', '1 bowl, 150 g', 55, 24, 'Brinjal roasted on coal and beaten with garlic and green chilli.', beside(filled('bowl', 'chopped', '#7a5a4a', '#a98a5a', '#5fae3c'), 'eggplant')),
		stock('saga-bhaja', 'Saga bhaja', '1 bowl, 120 g', 45, 40, 'Today\'s greens, wilted in garlic and dry chilli.', alone(filled('bowl', 'chopped', '#3f7f3a', '#65a34c', '#c8321f'))),
		stock('kakharu-phula-bhaja', 'Kakharu phula bhaja', '6 pieces', 90, 15, 'Pumpkin flowers in rice batter with nigella, fried to order.', heap(drawing('pumpkin-flower', '#d9952a', '#9a7a3a'), 4)),
	],
)

const curries = shelf(
	'curries',
	'Curries by the bowl',
	'Cook the rice; we bring the rest.',
	pair(filled('bowl', 'curry', '#c4551f', '#e3a15a', '#4f9a3c'), filled('clay-pot', 'curry', '#d9a01f', '#f4e6b0', '#4f9a3c')),
	{},
	[
		stock('dalma-bowl', 'Dalma', '1 bowl, 350 ml', 70, 70, 'No onion, no garlic: dal, five vegetables, roasted cumin and coconut.', alone(filled('bowl', 'curry', '#e3a92c', '#ef8a1d', '#4f9a3c'))),
		stock('aloo-potala-rasa', 'Aloo potala rasa', '1 bowl, 300 ml', 95, 30, 'Pointed gourd and potato in cashew-poppy gravy, the wedding kind.', alone(filled('bowl', 'curry', '#d98f3a', '#6cb24a', '#4f9a3c'))),
		stock('chhatu-besara', 'Chhatu besara', '1 bowl, 300 ml', 140, 14, 'Mushrooms in ground mustard and dried mango.', alone(filled('bowl', 'curry', '#d9b13a', '#a08468', '#4f9a3c'))),
		stock('chhena-tarkari', 'Chhena tarkari', '1 bowl, 300 ml', 150, 26, 'Fried chhena dumplings in ginger-cumin gravy, no onion or garlic.', alone(filled('bowl', 'curry', '#cf6a24', '#f7e3b8', '#4f9a3c')), { off: 8 }),
		stock('panasa-tarkari', 'Panasa tarkari', '1 bowl, 300 ml', 135, 20, 'Green jackfruit fried and simmered slow, eaten as people eat mutton.', alone(filled('clay-pot', 'curry', '#a8501f', '#d9b06a', '#4f9a3c'))),
		stock('santula', 'Santula', '1 bowl, 300 ml', 80, 35, 'Boiled vegetables with milk and panch phutana, nearly no oil.', alone(filled('bowl', 'curry', '#e6d79a', '#ef8a1d', '#5fae3c'))),
		stock('machha-besara', 'Machha besara', '1 bowl, 2 pieces', 150, 38, 'Rohu in mustard-garlic paste with tomato and ambula, sharp and yellow.', beside(filled('bowl', 'curry', '#d9a51f', '#b57a4a', '#4f9a3c'), drawing('carp', '#c7a38e', '#8f5a4a')), { veg: false, off: 10 }),
		stock('kankada-jhola', 'Kankada jhola', '1 bowl, 2 crabs', 280, 0, 'Chilika crab in thin tomato-garlic gravy. Bring a towel.', beside(filled('clay-pot', 'curry', '#c24a1c', '#e8743a', '#4f9a3c'), 'crab'), { veg: false }),
		stock('chungudi-malai', 'Chungudi malai', '1 bowl, 300 ml', 260, 16, 'Chilika prawns in coconut milk and cardamom.', beside(filled('bowl', 'curry', '#efb55a', '#f08a5a', '#4f9a3c'), 'shrimp'), { veg: false }),
		stock('chicken-jhola', 'Chicken jhola', '1 bowl, 350 ml', 180, 44, 'Home-style thin curry with halved potatoes.', beside(filled('bowl', 'curry', '#b9471c', '#e3b96a', '#4f9a3c'), 'poultry-leg'), { veg: false }),
		stock('mutton-mansa-jhola', 'Mansa jhola (mutton)', '1 bowl, 4 pieces', 320, 22, 'Sunday mutton cooked in its own fat with whole garlic, then thinned.', beside(filled('clay-pot', 'curry', '#8f2f16', '#7a4a2a', '#4f9a3c'), 'meat-on-bone'), { veg: false, off: 6 }),
		stock('anda-tarkari', 'Egg curry (anda tarkari)', '1 bowl, 2 eggs', 110, 33, 'Fried boiled eggs and potato in onion masala.', beside(filled('bowl', 'curry', '#c4601f', '#fbf3dc', '#4f9a3c'), 'egg'), { veg: false }),
	],
)

const jalakhia = shelf(
	'jalakhia',
	'Snacks (jalakhia)',
	'From breakfast carts and evening corners.',
	trio(drawing('samosa', '#d9953f'), drawing('ring', '#b9772f'), filled('leaf-plate', 'balls', '#e3bf55', '#c4551f', '#4f9a3c')),
	{},
	[
		stock('dahibara-aloodum', 'Dahibara aloo dum, Cuttack', '1 plate, 6 bara', 70, 65, 'Soft bara in thin curd, hot aloo dum, ghuguni, sev and jira-lanka gunda. Cuttack\'s own breakfast.', alone(filled('leaf-plate', 'balls', '#f6ecd6', '#c4551f', '#4f9a3c')), { off: 10 }),
		stock('ghuguni', 'Ghuguni', '1 bowl, 250 g', 45, 58, 'Yellow peas with coconut bits, onion and coriander.', alone(filled('bowl', 'balls', '#d9a53c', '#a3661f', '#4f9a3c'))),
		stock('aloo-dum', 'Aloo dum', '1 bowl, 250 g', 60, 46, 'Baby potatoes in a red, hot, slightly sweet gravy.', alone(filled('bowl', 'balls', '#d98a3a', '#b5341c', '#4f9a3c'))),
		stock('bara-ghuguni', 'Bara with ghuguni', '4 pieces', 50, 52, 'Urad bara fried on the hour, crisp outside.', beside(drawing('ring', '#b9772f'), filled('bowl', 'balls', '#d9a53c', '#a3661f', '#4f9a3c'))),
		stock('piaji', 'Piaji', '6 pieces', 45, 44, 'Onion and chana dal fritters, rough-edged and peppery.', alone(filled('leaf-plate', 'pieces', '#c47d2c', '#8f4f1a', '#4f9a3c'))),
		stock('aloo-chop', 'Aloo chop', '4 pieces', 48, 50, 'Spiced potato in besan batter, with mudhi on request.', heap(drawing('cutlet', '#d08f35'), 4)),
		stock('singada', 'Singada', '2 pieces', 36, 66, 'Thick-crusted samosa with cauliflower, potato and peanuts.', pair(drawing('samosa', '#d9953f')), { off: 15 }),
		stock('gupchup', 'Gupchup kit', '12 pieces', 60, 36, 'Crisp puris, potato-chana filling and two jars of water, sour and sweet. Assemble and hurry.', heap(drawing('puri', '#e3b45c'), 6)),
		stock('dima-chop', 'Egg chop (dima chop)', '2 pieces', 64, 18, 'Half an egg inside spiced potato, crumbed and fried.', beside(drawing('cutlet', '#b5722a'), 'egg'), { veg: false }),
		stock('chicken-cutlet', 'Chicken cutlet', '2 pieces', 110, 25, 'Crumbed patties with beetroot salad and kasundi.', beside(drawing('cutlet', '#a8601f'), 'poultry-leg'), { veg: false }),
		stock('egg-roll', 'Egg roll', '1 piece', 70, 40, 'Paratha, two eggs, raw onion, lemon; wrapped in paper.', beside(drawing('wrap', '#e3b96a', '#f4c63c'), 'egg'), { veg: false }),
		stock('paneer-roll', 'Paneer roll', '1 piece', 95, 29, 'Tawa paneer and capsicum in a layered paratha.', alone(drawing('wrap', '#e3b96a', '#5fae3c')), { off: 10 }),
	],
)

const tiffin = shelf(
	'tiffin',
	'Tiffin',
	'Breakfast, from 7.',
	trio(drawing('idli', '#fdfaf2'), drawing('dosa', '#d9963a'), drawing('puri', '#e3b45c')),
	{},
	[
		stock('idli-sambar', 'Idli sambar', '4 pieces', 60, 55, 'Overnight batter, steamed at six; coconut chutney and sambar.', beside(drawing('idli', '#fdfaf2'), filled('bowl', 'curry', '#c4701f', '#e3a92c', '#4f9a3c'))),
		stock('masala-dosa', 'Masala dosa', '1 piece', 85, 38, 'Crisp, brown, with potato masala packed apart so that it stays so.', alone(drawing('dosa', '#d9963a'))),
		stock('chakuli', 'Chakuli with ghuguni', '3 pieces', 65, 30, 'Urad-rice pancakes, spongy and thin, with yellow peas.', alone(drawing('disc-stack', '#f3e3bd', '#c99a4a'))),
		stock('puri-tarkari', 'Puri aloo tarkari', '4 pieces', 70, 47, 'Puffed wheat puris and a thin potato curry with hing.', heap(drawing('puri', '#e3a94a'), 4), { off: 8 }),
		stock('upma', 'Suji upma', '1 plate', 55, 32, 'Roasted suji with peas, carrot, cashew and a lot of ginger.', alone(filled('plate', 'powder', '#f3e1ae', '#ef7f2a', '#5fae3c'))),
		stock('mandia-jau', 'Mandia jau', '1 bowl, 300 ml', 45, 19, 'Ragi gruel with buttermilk and salt, as in Koraput, cool.', alone(filled('clay-pot', 'liquid', '#a87f70', '#c9a598'))),
	],
)

const mitha = shelf(
	'mitha-and-pitha',
	'Sweets & pitha',
	'Chhena, rice flour, jaggery.',
	trio(drawing('chhena-poda', '#6a3516', '#f3dcae'), filled('bowl', 'balls', '#fffaf0', '#f3ead6'), drawing('biscuits', '#a8541f', '#e9d9a8')),
	{},
	[
		stock('chhena-poda-slice', 'Chhena poda, warm slice', '200 g', 110, 40, 'Straight from the Nayagarh-style oven, caramel crust and all.', beside(drawing('chhena-poda', '#6a3516', '#f3dcae'), 'fire')),
		stock('pahala-rasagola', 'Pahala rasagola', '6 pieces', 90, 75, 'Soft, brownish and bathed in thin syrup, from the highway village that made them famous.', alone(filled('clay-pot', 'balls', '#f3dfba', '#e9cc98')), { off: 5 }),
		stock('rasabali', 'Rasabali, Kendrapara', '4 pieces', 120, 23, 'Fried chhena discs in thickened cardamom milk, as for Baladevjew.', alone(filled('bowl', 'pieces', '#b5672a', '#fbf0d4'))),
		stock('chhena-gaja', 'Chhena gaja', '6 pieces', 110, 34, 'Chhena and suji bars fried and sugared; chewy with a crystal edge.', alone(drawing('bars', '#b9752f', '#f3e3c0'))),
		stock('arisa-pitha', 'Arisa pitha', '6 pieces', 96, 28, 'Rice flour and jaggery discs fried in ghee, sesame on one side. Keeps ten days.', alone(drawing('biscuits', '#a8541f', '#e9d9a8')), { off: 10 }),
		stock('kakara-pitha', 'Kakara pitha', '6 pieces', 96, 21, 'Suji shells with coconut, jaggery and camphor inside.', heap(drawing('cutlet', '#a85a24'), 4)),
		stock('manda-pitha', 'Manda pitha', '6 pieces', 84, 17, 'Steamed rice-flour dumplings for Manabasa, with coconut and chhena.', heap('dumpling', 4)),
		stock('poda-pitha', 'Poda pitha', '400 g', 140, 13, 'The Raja cake: rice, black gram, coconut and ginger baked overnight in a banana leaf.', alone(drawing('round-cake', '#5c3218', '#8a5a2a'))),
		stock('chhena-jhili', 'Chhena jhili, Nimapada', '6 pieces', 108, 20, 'Syrup-soaked fried chhena, green cardamom through it.', alone(filled('plate', 'balls', '#c47a2c', '#e3a95a'))),
		stock('jalebi', 'Jalebi, hot', '250 g', 80, 37, 'Thin coils, crisp for an hour. Best with milk.', alone(drawing('jalebi', '#f08a1a'))),
		stock('payasa', 'Kheeri (payasa)', '1 cup, 200 ml', 75, 32, 'Kalajeera rice in milk reduced by half, bay leaf and cashew.', alone(filled('clay-cup', 'grain', '#fff6e0', '#d9a86a'))),
		stock('rasi-ladu', 'Rasi ladu (sesame)', '8 pieces', 90, 26, 'White sesame and jaggery rolled while hot. Cracks, then melts.', heap(drawing('ball', '#d9b06a', '#f7ecd2'), 6), { inactive: true }),
	],
)

export const kitchenMeals = category(
	{
		slug: 'kitchen-meals',
		name: 'Kitchen meals',
		description: 'Cooked in our kitchen at Jagamara, sent hot.',
		tint: 'rose',
		subject: spread('curry-rice', filled('clay-pot', 'grain', '#fdfbf2', '#f1ead6', '#4f9a3c'), drawing('samosa', '#d9953f'), 'cooked-rice'),
		defaults: kitchen,
	},
	[plates, pakhala, curries, jalakhia, tiffin, mitha],
)
