import { alone, beside, drawing, emoji, filled, heap, pack, pair, spread, trio } from '../pictures/recipe.ts'
import { category, grocery, shelf, stock } from './rows.ts'

const river = shelf(
	'river-fish',
	'River & pond fish',
	'From Mahanadi, Chilika\'s feeder ponds and Hirakud. Weighed after cleaning.',
	pair(drawing('carp', '#c7a38e', '#8f5a4a'), drawing('fish-steak', '#f3b7a4', '#a9b3b8')),
	{ hsn: '0302', veg: false },
	[
		stock('rohu-cut', 'Rohu, cleaned and cut', '500 g', 165, 60, 'Curry pieces with the head on request, from 1.5 kg pond fish. For machha besara.', beside(drawing('carp', '#c7a38e', '#8f5a4a'), drawing('fish-steak', '#f3b7a4', '#9fa6a8')), { featured: true }),
		stock('bhakura-cut', 'Catla (bhakura), cut', '500 g', 185, 38, 'Big-headed carp with soft belly pieces; the head goes into dal or chhencheda.', alone(drawing('carp', '#a9b2b0', '#5f6b70')), { off: 10 }),
		stock('mrigal', 'Mirikali, whole', '500 g', 140, 26, 'Sweet and bonier than rohu; fry first, then simmer in a thin cumin jhola.', alone(drawing('carp', '#cdbb8f', '#8c7a4a'))),
		stock('magura', 'Magura, live-cleaned', '500 g', 290, 12, 'Kept live until your order is packed. Few bones, given to people who are getting well.', alone(drawing('long-fish', '#5c5a52', '#8a8778'))),
		stock('seula', 'Murrel (seula)', '500 g', 330, 9, 'Firm white meat and one central bone, from Kendrapara ponds.', alone(drawing('long-fish', '#6f6a48', '#a59f72')), { inactive: true }),
		stock('mourala', 'Small fish (mahurali)', '250 g', 110, 0, 'Finger-long fish cleaned by hand; fry crisp and eat bones and all.', heap(drawing('small-fish', '#c5ccd0', '#8b98a0'), 5, 1.45)),
		stock('ilisi', 'Hilsa (ilisi), Mahanadi', '1 kg, cut', 1350, 0, 'The monsoon run from Paradip, 900 g and up. Oily, bony and worth every minute.', alone(drawing('carp', '#d5dee4', '#93a4b0'))),
	],
)

const sea = shelf(
	'sea-and-chilika',
	'Sea & Chilika',
	'Iced on the boat at Balugaon, Puri and Paradip.',
	trio('crab', 'shrimp', drawing('flat-fish', '#cfd6da', '#8b97a0')),
	{ hsn: '0306', veg: false },
	[
		stock('chilika-prawn', 'Chilika prawns, medium', '500 g, with shell', 340, 32, 'Bagda from the brackish lake, 30 to 40 in a kilo. Sweet enough for a plain fry.', alone('shrimp'), { featured: true, off: 8 }),
		stock('tiger-prawn', 'Tiger prawns, peeled', '250 g', 295, 18, 'Deveined, tails on, ready for malai curry or the grill.', heap('fried-shrimp', 4)),
		stock('small-prawn', 'Small prawns (chungudi)', '250 g', 120, 45, 'For ghanta with poi saga, for cutlets and for badi chura\'s cousin, chungudi chadchadi.', heap(emoji('shrimp', { hue: 18, saturation: 0.6, brightness: 1.25 }), 5)),
		stock('mud-crab', 'Chilika mud crab (kankada)', '2 pieces, 600 g', 520, 3, 'Tied live, cleaned on request, roe in season. Crack before cooking so the masala gets in.', alone(emoji('crab', { hue: 24, saturation: 0.75, brightness: 0.72 }))),
		stock('pomfret', 'Pomfret (chandi)', '2 pieces, 500 g', 480, 15, 'Silver, one-plate size, gutted and slashed for a tawa fry.', alone(drawing('flat-fish', '#cfd6da', '#8b97a0')), { hsn: '0302', off: 5 }),
		stock('surmai-steaks', 'Surmai steaks', '500 g', 560, 11, 'Meaty one-bone steaks 2 cm thick, from long-line boats at Puri.', alone(drawing('fish-steak', '#f0d3c4', '#7f8d96')), { hsn: '0302' }),
		stock('dry-prawn', 'Dry prawns (sukhua)', '100 g', 130, 29, 'Sun-dried at Chilika and sealed twice. Roast and pound with garlic and chilli.', beside(pack('packet', '#c46a3a', '#fff3df', 'shrimp'), emoji('shrimp', { saturation: 0.7, brightness: 0.9 })), { gst: 5, off: 10 }),
	],
)

const chicken = shelf(
	'chicken',
	'Chicken',
	'Cut after you order, never frozen.',
	pair('poultry-leg', drawing('raw-chicken', '#f6b9a5', '#fbe3d6')),
	{ hsn: '0207', veg: false },
	[
		stock('chicken-curry-cut', 'Chicken, curry cut', '500 g, skinless', 145, 90, 'Twelve to fourteen even pieces with bone, washed and drained.', alone(drawing('raw-chicken', '#f6b9a5', '#fbe3d6')), { off: 7 }),
		stock('chicken-boneless', 'Chicken breast, boneless', '450 g', 210, 55, 'Trimmed fillets for tikka, strips and cutlets.', alone(drawing('chicken-fillet', '#f8c6b6', '#fff0e8'))),
		stock('chicken-drumstick', 'Chicken drumsticks', '500 g, 5 to 6', 178, 40, 'Skin off, slashed for marinade.', pair(emoji('poultry-leg', { hue: -8, saturation: 0.75, brightness: 1.28 })), { off: 10 }),
		stock('desi-chicken', 'Desi chicken, curry cut', '500 g', 340, 14, 'Slow-grown country bird from Nayagarh; needs forty minutes and gives a real broth.', beside('rooster', drawing('raw-chicken', '#eda68c', '#f8d5c2'))),
		stock('chicken-keema', 'Chicken mince', '450 g', 195, 27, 'Breast and thigh minced once, coarse, for cutlets and ghuguni.', alone(filled('tray', 'chopped', '#f2ab98', '#fbd5c8'))),
	],
)

const mutton = shelf(
	'mutton-and-more',
	'Mutton & more',
	'Khasi from Kandhamal and Ganjam, hung overnight.',
	pair('cut-of-meat', 'meat-on-bone'),
	{ hsn: '0204', veg: false },
	[
		stock('mutton-curry-cut', 'Mutton, curry cut', '500 g', 440, 35, 'Leg, shoulder and rib in equal parts with a marrow bone, for a Sunday mansa jhola.', alone('cut-of-meat'), { off: 5 }),
		stock('mutton-keema', 'Mutton mince', '450 g', 465, 17, 'Twice-minced shoulder, low in fat.', alone(filled('tray', 'chopped', '#b9483f', '#dd8478'))),
		stock('mutton-shank', 'Mutton shanks (paya)', '4 pieces', 260, 0, 'Cleaned and singed for a broth that simmers all night.', pair('meat-on-bone', emoji('meat-on-bone', {}, 20))),
		stock('duck', 'Duck, curry cut', '1 kg', 620, 8, 'Pond duck from Khordha; the fat is the point, so start it in a dry pan.', beside('duck', filled('tray', 'pieces', '#c96a55', '#f0c2a8')), { inactive: true }),
		stock('chicken-sausage', 'Chicken sausages', '250 g, 8 pieces', 165, 33, 'Smoked lightly, no filler beyond 5 %. Fry from cold.', alone(filled('tray', 'sticks', '#c9694a', '#e39a78')), { hsn: '1601', gst: 5, off: 10 }),
	],
)

export const fishAndMeat = category(
	{
		slug: 'fish-and-meat',
		name: 'Fish & meat',
		description: 'Cleaned and cut to order, packed on ice.',
		tint: 'sky',
		subject: spread(drawing('carp', '#b4c0c8', '#6f8592'), 'shrimp', 'poultry-leg', 'crab'),
		defaults: { ...grocery, hsn: '0302', veg: false },
	},
	[river, sea, chicken, mutton],
)
