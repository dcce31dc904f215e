import { alone, beside, drawing, emoji, filled, heap, pair, spread, trio } from '../pictures/recipe.ts'
import { category, grocery, shelf, stock } from './rows.ts'

const bread = shelf(
	'bread-and-buns',
	'Bread & buns',
	'Out of the oven at 5 in the morning.',
	pair('bread', drawing('bun', '#d9954a')),
	{ hsn: '1905', gst: 0 },
	[
		stock('milk-bread', 'Milk bread', '400 g', 48, 60, 'Soft, tall loaf made with Niali milk. Good for four days in its bag.', alone('bread'), { featured: true }),
		stock('brown-bread', 'Whole-wheat bread', '400 g', 58, 44, '70 % chakki atta with bran on the crust; toasts well.', alone(emoji('bread', { hue: -8, brightness: 0.74 }))),
		stock('multigrain-bread', 'Ragi and seed loaf', '350 g', 85, 18, 'Koraput ragi, til and flax in a dense small loaf.', beside(emoji('bread', { hue: -10, saturation: 0.9, brightness: 0.68 }), 'sheaf-of-rice'), { off: 10 }),
		stock('pav', 'Pav', '6 pieces', 36, 70, 'Pull-apart rolls, unsweetened, for keema and bhaji.', heap(drawing('bun', '#d9954a'), 5)),
		stock('burger-bun', 'Burger buns, sesame', '4 pieces', 44, 39, 'Wide and light, cut through.', pair(drawing('bun', '#c98238', '#fff3d8'))),
		stock('baguette', 'Baguette', '1 piece, 250 g', 75, 12, 'Crackling crust, baked twice a day. Eat within six hours or toast.', alone('baguette-bread'), { off: 15 }),
	],
)

const cakes = shelf(
	'cakes-and-pastries',
	'Cakes & pastries',
	'Cream on the day it is ordered.',
	trio('birthday-cake', 'cupcake', 'shortcake'),
	{ hsn: '1905', gst: 5 },
	[
		stock('chhena-poda-cake', 'Chhena poda, Nayagarh', '500 g', 290, 25, 'Chhena, sugar and cardamom baked in sal leaves until the crust is nearly black. Better on the second day.', alone(drawing('chhena-poda', '#6a3516', '#f3dcae')), { hsn: '2106', off: 10 }),
		stock('plum-cake', 'Plum cake, eggless', '400 g', 240, 20, 'Dark with caramel and soaked fruit, keeps two weeks.', alone(drawing('round-cake', '#6b3a1e', '#a3552a'))),
		stock('butter-cake', 'Butter cake slice', '4 slices', 120, 30, 'Plain yellow tea cake, with egg. Dunks without breaking.', alone(drawing('slab', '#f0c661', '#b5722a')), { veg: false }),
		stock('black-forest', 'Black forest cake', '500 g', 480, 8, 'Chocolate sponge with egg, cherries and fresh cream, assembled after you order.', alone(drawing('round-cake', '#4a2617', '#fff8ee')), { veg: false, off: 10 }),
		stock('pineapple-pastry', 'Pineapple pastry, eggless', '2 pieces', 110, 22, 'Light sponge, tinned pineapple, whipped cream.', pair(emoji('shortcake', { hue: 18 }))),
		stock('chocolate-cupcake', 'Chocolate cupcakes', '4 pieces', 160, 26, 'Moist, with a swirl of ganache. Contain egg.', alone(emoji('cupcake', { hue: 40, saturation: 0.7, brightness: 0.72 })), { veg: false, off: 5 }),
		stock('fruit-cupcake', 'Vanilla cupcakes, eggless', '4 pieces', 150, 16, 'Strawberry cream on a vanilla crumb.', alone('cupcake')),
		stock('doughnut', 'Chocolate doughnut', '2 pieces', 120, 0, 'Yeast-raised, glazed in dark chocolate. Contain egg.', pair('doughnut'), { veg: false }),
	],
)

const biscuits = shelf(
	'biscuits-and-rusk',
	'Biscuits & rusk',
	'For the four o\'clock tea.',
	pair('cookie', drawing('biscuits', '#d9a45c', '#b5772f')),
	{ hsn: '1905', gst: 5 },
	[
		stock('jeera-biscuit', 'Jeera biscuits', '200 g', 65, 48, 'Salty-sweet, cumin-specked, from a Cuttack oven.', alone(drawing('biscuits', '#e0b06a', '#7d5230'))),
		stock('choco-cookie', 'Chocolate chip cookies', '200 g', 130, 35, 'Butter cookies with dark chips, crisp at the rim.', alone('cookie'), { off: 10 }),
		stock('coconut-biscuit', 'Coconut biscuits', '200 g', 72, 40, 'Short and crumbly, with Puri coconut.', beside(drawing('biscuits', '#efcf95', '#fff8e8'), 'coconut')),
		stock('rusk', 'Milk rusk', '300 g', 58, 66, 'Twice-baked, cardamom in it, made to be dipped.', alone(drawing('bars', '#d08f3f', '#e8b56a')), { off: 8 }),
		stock('ragi-cookie', 'Ragi jaggery cookies', '150 g', 95, 21, 'No maida, no white sugar; brown and honest.', heap(drawing('biscuits', '#8a5236', '#5f3420'), 4)),
	],
)

const savoury = shelf(
	'savoury-bakes',
	'Puffs & namkeen',
	'Flaky, crunchy, salted.',
	trio(drawing('puff', '#d9964a', '#f0c27f'), filled('bowl', 'sticks', '#e3b04f', '#c8741f'), 'pretzel'),
	{ hsn: '1905', gst: 5 },
	[
		stock('veg-puff', 'Vegetable puff', '2 pieces', 50, 36, 'Seventy-two layers, potato-pea filling with pepper. Warm five minutes before eating.', alone(drawing('puff', '#d9964a', '#f0c27f'))),
		stock('egg-puff', 'Egg puff', '2 pieces', 64, 28, 'Half a boiled egg in onion masala under flaky pastry.', beside(drawing('puff', '#c98338', '#ecb76c'), 'egg'), { veg: false }),
		stock('chicken-puff', 'Chicken puff', '2 pieces', 78, 24, 'Shredded chicken with curry leaf and black pepper.', beside(drawing('puff', '#b97428', '#e3a75a'), 'poultry-leg'), { veg: false, off: 10 }),
		stock('mixture', 'Bara mixture, Berhampur', '250 g', 85, 54, 'Sev, peanuts, fried dal and curry leaves; hotter than most.', alone(filled('bowl', 'sticks', '#e3b04f', '#c8741f', '#4f8f3a')), { hsn: '2106' }),
		stock('nimki', 'Nimki', '250 g', 70, 42, 'Diamond crackers with nigella, fried slow so they stay crisp for a month.', alone(filled('bowl', 'pieces', '#e8bd72', '#8a5a24')), { hsn: '2106', off: 7 }),
		stock('garlic-bread', 'Garlic bread, ready to bake', '1 piece', 95, 14, 'Butter, garlic and parsley in a scored loaf. Eight minutes at 200 °C.', beside('baguette-bread', 'garlic'), { inactive: true }),
	],
)

export const bakery = category(
	{
		slug: 'bakery',
		name: 'Bakery',
		description: 'Small ovens in Old Town and Cuttack.',
		tint: 'sand',
		subject: spread('bread', 'croissant', 'cupcake', 'cookie'),
		defaults: { ...grocery, gst: 5, hsn: '1905' },
	},
	[bread, cakes, biscuits, savoury],
)
