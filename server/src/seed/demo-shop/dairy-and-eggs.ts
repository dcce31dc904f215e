import { alone, beside, drawing, emoji, filled, heap, pack, pair, spread, trio } from '../pictures/recipe.ts'
import { category, grocery, shelf, stock } from './rows.ts'

const milk = shelf(
	'milk-and-curd',
	'Milk & curd',
	'In by 4 in the morning, out by 6.',
	pair('glass-of-milk', filled('clay-cup', 'liquid', '#fffaf0')),
	{ hsn: '0401' },
	[
		stock('cow-milk', 'Cow milk, farm', '1 l pouch', 64, 140, 'Whole milk from 40 farms in Niali, chilled within the hour, not homogenised: cream rises.', beside(pack('pouch', '#4f9be0', '#ffffff', 'cow'), 'glass-of-milk'), { featured: true }),
		stock('buffalo-milk', 'Buffalo milk', '500 ml pouch', 42, 80, 'Rich and white, 6.5 % fat, for curd that stands and tea that holds.', alone(pack('pouch', '#2f6f5a', '#ffffff', 'water-buffalo'))),
		stock('toned-milk', 'Toned milk', '500 ml pouch', 29, 150, 'Everyday pasteurised milk, 3 % fat. Boil once, keep two days cold.', alone(pack('pouch', '#5fb6e8', '#ffffff', 'glass-of-milk'))),
		stock('a2-gir-milk', 'A2 milk, Gir cow', '1 l glass bottle', 110, 26, 'From a herd of 22 Gir cows at Balipatna. Give the bottle back for ₹10.', alone(pack('bottle', '#e8c55a', '#fffdf5')), { off: 5 }),
		stock('dahi-matka', 'Curd in clay (basa dahi)', '400 g', 55, 58, 'Set overnight in an unglazed cup that drinks the whey, so it is thick enough to cut.', alone(filled('clay-cup', 'liquid', '#fffaf0')), { hsn: '0403' }),
		stock('pouch-curd', 'Curd, pouch', '500 g', 40, 95, 'Mild, spoonable curd for pakhala, dahi baigana and raita.', beside(pack('pouch', '#7b68c8', '#ffffff'), filled('bowl', 'liquid', '#fffaf0')), { hsn: '0403', gst: 5 }),
		stock('mitha-dahi', 'Sweet curd (mitha dahi)', '200 g cup', 45, 47, 'Caramel-coloured, set with date jaggery. Eat cold with a flat spoon.', alone(filled('clay-cup', 'liquid', '#e8bd83')), { hsn: '0403', gst: 5, off: 10 }),
		stock('ghola', 'Buttermilk (ghola)', '200 ml pouch', 15, 120, 'Churned curd, roasted cumin, ginger and curry leaf. For four in the afternoon.', beside(filled('glass', 'liquid', '#f6f4e4', '#7fae5a'), 'herb'), { hsn: '0403', gst: 5 }),
		stock('lassi', 'Lassi, Cuttack style', '300 ml bottle', 60, 30, 'Thick sweet curd with khoa, cherry and coconut shavings on top, as at Cuttack\'s stalls.', alone(filled('glass', 'liquid', '#fff3dc', '#f0c27a', '#c8321f')), { hsn: '0403', gst: 5, off: 12 }),
	],
)

const chhena = shelf(
	'chhena-and-paneer',
	'Chhena & paneer',
	'Split, drained and pressed the same morning.',
	pair(drawing('cubes', '#fff6df'), drawing('slab', '#fff3d6')),
	{ hsn: '0406' },
	[
		stock('fresh-chhena', 'Fresh chhena', '250 g', 95, 44, 'Moist, crumbly cow-milk chhena from Nimapada for rasagola and chhena poda. Use today.', alone(filled('leaf-plate', 'pieces', '#fffaf0', '#f1e3c4')), { featured: true }),
		stock('malai-paneer', 'Malai paneer', '200 g', 88, 72, 'Pressed soft, does not squeak. Soak in warm salted water before it goes in the gravy.', alone(drawing('cubes', '#fff6df')), { off: 8 }),
		stock('paneer-block', 'Paneer, family block', '1 kg', 410, 20, 'For a crowd: one firm block that cuts in clean cubes and takes the tandoor.', alone(drawing('slab', '#fff3d6'))),
		stock('khua', 'Khua (khoa)', '250 g', 130, 22, 'Milk reduced slowly in iron to a granular cake; for gulab jamun and gajar halwa.', alone(drawing('slab', '#e9cf9f')), { off: 5 }),
		stock('tofu', 'Soya paneer (tofu)', '200 g', 65, 31, 'Firm and neutral, takes on mustard and ginger well. No dairy in it.', pair(drawing('slab', '#f7f1e0')), { hsn: '2106' }),
	],
)

const butter = shelf(
	'butter-ghee-cheese',
	'Butter, ghee & cheese',
	'Fat of the right kind.',
	trio('cheese-wedge', 'butter', filled('jar', 'liquid', '#f2c14b')),
	{ hsn: '0405', gst: 5 },
	[
		stock('table-butter', 'Table butter, salted', '100 g', 60, 105, 'Yellow, salted, spreads straight from the fridge in winter.', alone('butter')),
		stock('lahuni', 'White butter (lahuni)', '200 g', 145, 18, 'Hand-churned and unsalted, as offered to Jagannath. Keeps four days.', alone(filled('clay-pot', 'liquid', '#fff8e6', '#f3e2b5')), { off: 10 }),
		stock('cow-ghee', 'Cow ghee', '500 ml jar', 365, 54, 'Slow-cooked butter ghee, grainy and golden. A spoon over hot dalma is enough.', alone(filled('jar', 'liquid', '#f2c14b', '#f8da83')), { off: 12 }),
		stock('a2-bilona-ghee', 'A2 bilona ghee', '250 ml jar', 480, 3, 'From curd churned by rope, of Gir cows at Balipatna; it takes 7 litres of milk for a jar.', beside(filled('jar', 'liquid', '#e7a92e', '#f3c65c'), 'cow')),
		stock('cheese-slices', 'Cheese slices', '200 g, 10 slices', 150, 60, 'Processed cheese for toast and for the school box.', alone(pack('box', '#f5b71e', '#fff6d8', 'cheese-wedge')), { hsn: '0406', off: 10 }),
		stock('cheese-cube', 'Cheese block', '200 g', 135, 38, 'Firm cheddar-style block; grates over pizza and omelettes.', alone('cheese-wedge'), { hsn: '0406' }),
		stock('fresh-cream', 'Fresh cream', '200 ml', 68, 42, '25 % fat, for gravies and for mangoes in June.', alone(filled('tub', 'liquid', '#fffaf0', '#f3e8d0')), { hsn: '0401' }),
	],
)

const eggs = shelf(
	'eggs',
	'Eggs',
	'Laid yesterday, candled this morning.',
	heap('egg', 5),
	{ hsn: '0407', veg: false },
	[
		stock('brown-eggs', 'Farm eggs, brown', '6 pieces', 66, 100, 'From hens that walk about in Begunia; the yolks are the colour of marigolds.', heap('egg', 5), { featured: true }),
		stock('white-eggs', 'Eggs, white', '12 pieces', 96, 130, 'Medium eggs in a pulp tray, date on every one.', alone(drawing('egg-tray', '#fdfaf3', '#b9b3a8')), { off: 6 }),
		stock('desi-eggs', 'Desi hen eggs', '6 pieces', 108, 24, 'Small, thick-shelled eggs from village flocks in Nayagarh.', trio(emoji('egg', { saturation: 0.5, brightness: 1.25 }))),
		stock('duck-eggs', 'Duck eggs', '4 pieces', 72, 14, 'Large, with rich yolks; best boiled for a mustard curry.', trio(emoji('egg', { hue: 150, saturation: 0.25, brightness: 1.4 }))),
		stock('quail-eggs', 'Quail eggs', '12 pieces', 84, 0, 'Speckled and bite-sized; three minutes in boiling water.', heap(drawing('quail-egg', '#e9dcc3', '#6b5138'), 9)),
	],
)

export const dairyAndEggs = category(
	{
		slug: 'dairy-and-eggs',
		name: 'Dairy & eggs',
		description: 'Milk of forty farms, chhena of the morning, eggs of yesterday.',
		tint: 'apricot',
		subject: spread('glass-of-milk', 'egg', 'butter', 'cheese-wedge'),
		defaults: { ...grocery, hsn: '0401' },
	},
	[milk, chhena, butter, eggs],
)
