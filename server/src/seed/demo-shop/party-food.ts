import { alone, beside, drawing, filled, heap, pair, spread, trio } from '../pictures/recipe.ts'
import { category, kitchen, shelf, stock } from './rows.ts'

const trays = shelf(
	'party-trays',
	'Main trays',
	'Each tray feeds ten. Order a day ahead.',
	pair(filled('tray', 'grain', '#efc05a', '#b5651d', '#4f9a3c'), filled('tray', 'curry', '#c4551f', '#f7e3b8', '#4f9a3c')),
	{},
	[
		stock('tray-dalma', 'Dalma tray', '1 tray, 10 people', 780, 20, 'Three and a half kilos of temple-style dalma, no onion or garlic, with a jar of roasted cumin.', alone(filled('tray', 'curry', '#e3a92c', '#ef8a1d', '#4f9a3c'))),
		stock('tray-veg-pulao', 'Vegetable pulao tray', '1 tray, 10 people', 1150, 16, 'Basmati, seasonal vegetables, fried cashew. Raita and papad packed apart.', alone(filled('tray', 'grain', '#f3e3b0', '#ef7f2a', '#5fae3c')), { off: 10 }),
		stock('tray-ghee-rice', 'Kanika tray', '1 tray, 10 people', 1250, 12, 'Sweet ghee rice with raisins for a thread ceremony or a birthday lunch.', alone(filled('tray', 'grain', '#f4c63c', '#a8642a'))),
		stock('tray-chhena-tarkari', 'Chhena tarkari tray', '1 tray, 10 people', 1480, 10, 'Forty dumplings in gravy, sent in an insulated box.', alone(filled('tray', 'balls', '#efd3a0', '#cf6a24', '#4f9a3c'))),
		stock('tray-paneer', 'Paneer butter masala tray', '1 tray, 10 people', 1650, 14, 'Malai paneer in tomato-cashew gravy, mild enough for children.', alone(filled('tray', 'pieces', '#fff2d6', '#e0662a', '#4f9a3c')), { off: 8 }),
		stock('tray-chicken-biryani', 'Chicken biryani tray', '1 tray, 10 people', 2100, 18, 'Twenty pieces of chicken, ten eggs, potatoes and rice cooked in one sealed pot.', beside(filled('tray', 'grain', '#efc05a', '#b5651d', '#4f9a3c'), 'poultry-leg'), { veg: false, off: 12 }),
		stock('tray-mutton-kasa', 'Mutton kasa tray', '1 tray, 10 people', 3900, 8, 'Two and a half kilos of khasi, slow-cooked dark and thick.', beside(filled('tray', 'curry', '#8f2f16', '#7a4a2a', '#4f9a3c'), 'meat-on-bone'), { veg: false }),
		stock('tray-machha-besara', 'Machha besara tray', '1 tray, 20 pieces', 1650, 9, 'Rohu fried in mustard oil and rested in besara, which improves on the way to you.', beside(filled('tray', 'curry', '#d9a51f', '#b57a4a', '#4f9a3c'), drawing('carp', '#c7a38e', '#8f5a4a')), { veg: false }),
		stock('tray-prawn-malai', 'Prawn malai tray', '1 tray, 10 people', 2900, 8, 'One and a half kilos of Chilika prawns in coconut milk.', beside(filled('tray', 'curry', '#efb55a', '#f08a5a', '#4f9a3c'), 'shrimp'), { veg: false, off: 5 }),
	],
)

const starters = shelf(
	'party-starters',
	'Starters & platters',
	'Things to hold in one hand.',
	trio(drawing('skewer', '#fff0d0', '#d9662a'), drawing('samosa', '#d9953f'), drawing('cutlet', '#c47a2c')),
	{},
	[
		stock('mini-singada-50', 'Mini singada', '50 pieces', 600, 25, 'Two-bite singada with tamarind chutney, half fried; finish them in five minutes.', heap(drawing('samosa', '#d9953f'), 7), { off: 10 }),
		stock('paneer-tikka-20', 'Paneer tikka', '20 skewers', 950, 15, 'Charred paneer, capsicum and onion with mint chutney.', pair(drawing('skewer', '#fff0d0', '#d9662a'))),
		stock('chicken-tikka-20', 'Chicken tikka', '20 skewers', 1250, 13, 'Boneless thigh marinated overnight in curd and Kashmiri chilli.', pair(drawing('skewer', '#d9622a', '#8f2f16')), { veg: false, off: 8 }),
		stock('veg-cutlet-30', 'Vegetable cutlets', '30 pieces', 720, 18, 'Beetroot, carrot and peanut, crumbed, with kasundi.', heap(drawing('cutlet', '#a8482f'), 6)),
		stock('fish-finger-40', 'Fish fingers', '40 pieces', 1180, 10, 'Bhetki strips in crumbs with a lime mayonnaise.', beside(filled('tray', 'sticks', '#d9963a', '#b9722a'), drawing('flat-fish', '#c9d3d8', '#7d8f9a')), { veg: false }),
		stock('pakoda-platter', 'Pakoda platter', '1 tray, 10 people', 650, 20, 'Onion, brinjal, potato and pumpkin-flower fritters in four rows.', alone(filled('tray', 'pieces', '#d9932f', '#8a5a24', '#4f9a3c'))),
		stock('fruit-platter', 'Cut fruit platter', '1 tray, 10 people', 780, 12, 'Papaya, pineapple, watermelon, guava and grapes, cut within two hours of delivery.', beside(filled('tray', 'pieces', '#f0584e', '#f7c83f', '#6fae3f'), 'watermelon')),
	],
)

const live = shelf(
	'chaat-and-feasts',
	'Feasts & live counters',
	'When we come to you.',
	pair(drawing('feast-leaf', '#4f9a3c', '#e3a92c'), drawing('puri', '#e3b45c')),
	{},
	[
		stock('dahibara-counter', 'Dahibara aloo dum counter', '40 plates, 2 cooks', 3600, 8, 'Our cart, two people and everything for forty plates at your gate for three hours. Outdoor catering.', beside(filled('leaf-plate', 'balls', '#f6ecd6', '#c4551f', '#4f9a3c'), 'cook'), { hsn: '996334', gst: 18 }),
		stock('gupchup-counter', 'Gupchup counter', '50 plates, 1 cook', 3200, 8, 'Six waters, two fillings, one quick pair of hands. Outdoor catering.', beside(filled('leaf-plate', 'balls', '#e3b45c', '#a9793a', '#4f9a3c'), 'cook'), { hsn: '996334', gst: 18 }),
		stock('bhoji-veg', 'Bhoji on leaf, vegetarian', '1 person, from 25', 240, 200, 'Rice, dalma, besara, chhena tarkari, khatta, papad, kheeri and rasagola with sal-leaf plates.', alone(drawing('feast-leaf', '#4f9a3c', '#e3a92c')), { off: 10 }),
		stock('bhoji-nonveg', 'Bhoji on leaf, with mutton', '1 person, from 25', 420, 150, 'As the vegetarian feast, with mansa jhola and machha bhaja.', beside(drawing('feast-leaf', '#4f9a3c', '#a8421c'), 'meat-on-bone'), { veg: false }),
	],
)

const sweets = shelf(
	'party-sweets',
	'Sweets by the box',
	'For engagements, exams passed and new scooters.',
	trio(filled('tray', 'balls', '#fffaf0', '#f3ead6'), drawing('diamonds', '#f3e3c0', '#d9c08a'), 'birthday-cake'),
	{},
	[
		stock('rasagola-50', 'Pahala rasagola, tin', '50 pieces', 700, 22, 'In syrup, in a sealed tin; keeps two days at room temperature.', alone(filled('tray', 'balls', '#f3dfba', '#e9cc98'))),
		stock('chhena-poda-2kg', 'Chhena poda, whole', '2 kg', 1080, 10, 'One large wheel in its sal leaves, cut at the table.', pair(drawing('chhena-poda', '#6a3516', '#f3dcae')), { off: 10 }),
		stock('kaju-barfi', 'Kaju barfi', '1 kg box', 980, 24, 'Ganjam cashew, sugar and nothing else, under silver leaf.', alone(drawing('diamonds', '#f3ead6', '#d9d6cf')), { off: 8 }),
		stock('boondi-ladu', 'Boondi ladu', '40 pieces', 620, 27, 'Fine boondi, ghee, cardamom and a raisin in each.', heap(drawing('ball', '#f0a51f', '#ffd24a'), 7)),
		stock('gulab-jamun-50', 'Gulab jamun', '50 pieces', 750, 19, 'Khua balls, dark outside and soft to the middle.', alone(filled('tray', 'balls', '#7a3a1a', '#a85a24'))),
		stock('birthday-cake-1kg', 'Birthday cake, eggless vanilla', '1 kg', 890, 14, 'Vanilla sponge with fruit filling; tell us the name in the order note.', alone('birthday-cake'), { off: 10 }),
		stock('kulfi-party', 'Matka kulfi', '20 pots', 900, 11, 'Pistachio kulfi set in small clay pots, sent in dry ice.', trio(filled('clay-cup', 'liquid', '#f3ecc4', '#a9c46a'))),
	],
)

export const partyFood = category(
	{
		slug: 'party-food',
		name: 'Party food',
		description: 'Trays, platters and feasts for ten to two hundred.',
		tint: 'lilac',
		subject: spread('birthday-cake', drawing('skewer', '#fff0d0', '#d9662a'), 'party-popper', filled('tray', 'balls', '#7a3a1a', '#a85a24')),
		defaults: kitchen,
	},
	[trays, starters, live, sweets],
)
