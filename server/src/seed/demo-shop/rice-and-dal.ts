import { alone, beside, drawing, filled, pack, pair, spread, trio } from '../pictures/recipe.ts'
import { category, grocery, shelf, stock } from './rows.ts'

const rice = shelf(
	'rice',
	'Rice',
	'Old rice for pakhala, scented rice for kheeri.',
	pair(filled('sack', 'grain', '#fbf7ec'), filled('bowl', 'grain', '#f3ead0')),
	{ hsn: '1006', gst: 5 },
	[
		stock('swarna-usuna', 'Swarna usuna (parboiled)', '5 kg', 245, 75, 'The rice of most Odia kitchens: fat, filling, and better as pakhala the next day.', alone(filled('sack', 'grain', '#f3e3bd')), { off: 6 }),
		stock('lalat-arua', 'Lalat arua rice', '5 kg', 285, 60, 'Raw-milled medium grain that cooks soft and white for everyday meals and offerings.', alone(filled('sack', 'grain', '#fdfbf4'))),
		stock('kalajeera-rice', 'Kalajeera rice, Koraput', '1 kg', 145, 34, 'GI-tagged, cumin-sized and dark-husked; the whole house smells of it. For kheeri and kanika.', alone(filled('bowl', 'seeds', '#e9dcc0', '#b79f77')), { off: 10 }),
		stock('gobindabhoga', 'Gobindobhog rice', '1 kg', 128, 40, 'Short, buttery grains for khechudi and payasa.', alone(filled('bowl', 'grain', '#fbf6e6'))),
		stock('basmati', 'Basmati, aged two years', '1 kg', 165, 66, 'Long grains that stay apart; soak thirty minutes for pulao and biryani.', beside(pack('packet', '#7a2f6f', '#f7e9c8', 'sheaf-of-rice'), filled('bowl', 'seeds', '#fdf9ee')), { off: 15 }),
		stock('sonamasuri', 'Sona masuri, steamed', '5 kg', 330, 3, 'Light, low-starch and quick, for people who eat rice twice a day.', alone(pack('packet', '#c8741f', '#fff3d1', 'cooked-rice'))),
		stock('red-rice', 'Red rice, Koraput', '1 kg', 95, 22, 'Unpolished hill rice with its bran, nutty and slow to digest.', alone(filled('bowl', 'grain', '#b5654a', '#8f4632'))),
	],
)

const flat = shelf(
	'chuda-mudhi-khai',
	'Chuda, mudhi & khai',
	'Beaten, puffed and popped rice.',
	trio(filled('bowl', 'puffs', '#fdf8ea'), filled('bowl', 'flakes', '#f6efdb'), filled('leaf-plate', 'puffs', '#fffdf6')),
	{ hsn: '1904' },
	[
		stock('chuda', 'Chuda, thick', '500 g', 42, 88, 'Beaten rice that keeps its bite; soak in curd with banana and jaggery.', alone(filled('bowl', 'flakes', '#f6efdb'))),
		stock('patla-chuda', 'Chuda, thin', '500 g', 45, 54, 'Paper-thin for chuda bhaja with peanuts and curry leaf.', alone(pack('packet', '#3f8f6a', '#fdf8ea', 'rice-cracker')), { off: 5 }),
		stock('baripada-mudhi', 'Mudhi, Baripada', '500 g', 48, 96, 'Puffed in hot sand in Mayurbhanj, GI-named, and still crisp a fortnight later.', alone(filled('bowl', 'puffs', '#fdf8ea', '#e8d5ac')), { off: 8 }),
		stock('khai', 'Khai (popped paddy)', '200 g', 38, 30, 'Light as paper, for offerings and for ukhuda with molten jaggery.', alone(filled('leaf-plate', 'puffs', '#fffdf6', '#d9b98a'))),
		stock('khai-ukhuda', 'Ukhuda (jaggery khai)', '250 g', 60, 24, 'Popped paddy tossed in jaggery and cardamom, from Bhubaneswar\'s Old Town.', alone(filled('bowl', 'puffs', '#d9a45c', '#a96e2e')), { gst: 5 }),
		stock('chuda-bhaja', 'Chuda bhaja, ready', '200 g', 65, 50, 'Thin chuda roasted with peanut, coconut slivers, curry leaf and a little sugar.', beside(pack('packet', '#e09a2b', '#fff3d1', 'peanuts'), filled('bowl', 'flakes', '#e8c56a', '#8a4c22')), { hsn: '2106', gst: 5, off: 10 }),
	],
)

const dal = shelf(
	'dal-and-pulses',
	'Dal & pulses',
	'Unpolished, cleaned twice.',
	trio(filled('sack', 'seeds', '#eebb3f'), filled('bowl', 'seeds', '#e2703a'), filled('bowl', 'seeds', '#5f8f3a')),
	{ hsn: '0713', gst: 5 },
	[
		stock('harada-dali', 'Arhar (harada) dal', '1 kg', 168, 80, 'Split pigeon peas from Nuapada; cooks in two whistles and makes a proper dalma.', alone(filled('bowl', 'seeds', '#eebb3f')), { off: 8 }),
		stock('muga-dali', 'Moong dal', '500 g', 74, 92, 'Roast it dry until it smells of nuts, then boil. For dalma and khechudi.', alone(filled('bowl', 'seeds', '#f3d264'))),
		stock('jhain-muga', 'Roasted moong (bhaja muga)', '500 g', 82, 36, 'Already sand-roasted in Kandhamal, so it tastes of the village and saves you ten minutes.', alone(filled('jar', 'seeds', '#d9a63c'))),
		stock('masura-dali', 'Masoor dal', '500 g', 58, 78, 'Salmon-coloured and quick; the weekday dal with garlic.', alone(filled('bowl', 'seeds', '#e2703a'))),
		stock('biri-dali', 'Urad dal (biri), split', '500 g', 78, 61, 'Skinned black gram for badi, pitha batter and chakuli.', alone(filled('bowl', 'seeds', '#f7f1df', '#d8c9a6')), { off: 5 }),
		stock('buta-dali', 'Chana dal (buta)', '500 g', 56, 70, 'Sweet and firm, for buta dali with coconut and for puran fillings.', alone(filled('sack', 'seeds', '#e8a92d'))),
		stock('kolatha', 'Horse gram (kolatha)', '500 g', 64, 19, 'Dark, earthy and warming; soak overnight, then pressure-cook with a bone or a radish.', alone(filled('bowl', 'seeds', '#8a5a33', '#6b4424'))),
		stock('kabuli-chana', 'Chickpeas, white', '500 g', 72, 64, 'Large kabuli grains for chhole; double after soaking.', alone(filled('bowl', 'balls', '#ecd3a0'))),
		stock('desi-chana', 'Black chickpeas (buta)', '500 g', 54, 55, 'Small brown grains, for sprouts and for bara upabasa.', alone(filled('bowl', 'balls', '#7a4a2a'))),
		stock('matara', 'Dried yellow peas (matara)', '500 g', 42, 84, 'What ghuguni is made of. Soak six hours with a pinch of soda.', alone(filled('bowl', 'balls', '#e3bf55'))),
		stock('rajma', 'Rajma, Chitra', '500 g', 98, 41, 'Speckled kidney beans that stay whole and turn the gravy thick.', alone('beans'), { off: 12 }),
	],
)

const flour = shelf(
	'flour-and-millet',
	'Flour & millet',
	'Stone-ground on Mondays and Thursdays.',
	pair(pack('packet', '#c99a4a', '#fff6df', 'sheaf-of-rice'), filled('bowl', 'powder', '#f5e8ce')),
	{ hsn: '1101', gst: 5 },
	[
		stock('chakki-atta', 'Chakki atta', '5 kg', 265, 68, 'Whole wheat from Madhya Pradesh ground slow, with all its bran. Rotis stay soft till evening.', alone(pack('packet', '#c99a4a', '#fff6df', 'sheaf-of-rice')), { off: 10 }),
		stock('maida', 'Maida', '1 kg', 48, 57, 'Fine white flour for luchi, khaja and nimki.', beside(pack('packet', '#d8d2c4', '#4a6fa5', 'bread'), filled('bowl', 'powder', '#fdfaf2'))),
		stock('suji', 'Suji, roasted', '500 g', 40, 73, 'Medium semolina, dry-roasted, for manda, halwa and upma.', alone(filled('bowl', 'powder', '#f1e0b4'))),
		stock('besan', 'Besan', '500 g', 62, 80, 'Pure chana flour for piaji, bara and kadhi.', alone(filled('bowl', 'powder', '#efc95d')), { hsn: '1106' }),
		stock('arua-chuna', 'Rice flour (arua chuna)', '500 g', 38, 48, 'Ground from washed and shade-dried arua rice, moist enough for arisa and kakara.', alone(filled('bowl', 'powder', '#fffdf8')), { hsn: '1102' }),
		stock('mandia', 'Ragi flour (mandia)', '500 g', 46, 59, 'Koraput finger millet bought from women\'s groups; for mandia jau and tampo.', alone(filled('bowl', 'powder', '#9b6a5a')), { hsn: '1102', off: 8 }),
		stock('suan', 'Little millet (suan)', '500 g', 68, 27, 'Cooks like rice in fifteen minutes and sits light. From Kandhamal.', alone(filled('bowl', 'grain', '#e8d9a8')), { hsn: '1008' }),
	],
)

const badi = shelf(
	'badi-papad-pickle',
	'Badi, papad & pickle',
	'What sits beside the rice.',
	trio(filled('jar', 'pieces', '#a8641f', '#5f7a2a'), drawing('disc-stack', '#f3dba0', '#d9b566'), filled('bowl', 'pieces', '#f1e3c0', '#d1b98a')),
	{ hsn: '2001', gst: 5 },
	[
		stock('phula-badi', 'Phula badi', '200 g', 85, 43, 'Flower-shaped urad dumplings dried on cloth in Kendrapara\'s winter sun. Fry low till pink.', alone(filled('bowl', 'pieces', '#f7ecd2', '#dbc69a')), { hsn: '2106' }),
		stock('kakharu-badi', 'Ash-gourd badi', '200 g', 90, 25, 'Softer and sourer, with grated panikakharu in it. For saga and besara.', alone(filled('leaf-plate', 'pieces', '#e3d0a2', '#a9c08a')), { hsn: '2106' }),
		stock('biri-papad', 'Urad papad, black pepper', '200 g', 78, 65, 'Hand-rolled in Balasore; roast over flame or fry for three seconds.', alone(drawing('disc-stack', '#f3dba0', '#8c7a4a')), { hsn: '1905', gst: 0, off: 10 }),
		stock('amba-achara', 'Mango pickle (amba achara)', '400 g', 125, 52, 'Green mango in mustard oil with panch phutana, matured forty days in the sun.', alone(filled('jar', 'pieces', '#b5651d', '#6f8a2a')), { off: 12 }),
		stock('ou-khatta', 'Elephant-apple relish (ou khatta)', '300 g', 110, 20, 'Ou, jaggery and mustard; sour, sweet and sticky.', alone(filled('jar', 'pieces', '#7a4a1f', '#c9a24a'))),
		stock('lembu-achara', 'Lemon pickle, salted', '400 g', 95, 37, 'Quartered lemons and nothing but salt, chilli and time. Digestive with pakhala.', alone(filled('jar', 'pieces', '#e0b33a', '#c0652a'))),
		stock('ambula', 'Ambula (dried mango)', '100 g', 55, 31, 'Salted, sun-dried green mango stones and flesh, the sour in machha ambila.', alone(filled('bowl', 'pieces', '#5c3b26', '#8a5e3a')), { hsn: '0813' }),
	],
)

export const riceAndDal = category(
	{
		slug: 'rice-and-dal',
		name: 'Rice & dal',
		description: 'Grain, pulse and what goes with them.',
		tint: 'cream',
		subject: spread('cooked-rice', filled('sack', 'seeds', '#eebb3f'), filled('bowl', 'seeds', '#e2703a'), 'sheaf-of-rice'),
		defaults: { ...grocery, gst: 5, hsn: '1006' },
	},
	[rice, flat, dal, flour, badi],
)
