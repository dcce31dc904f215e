import type { Translations } from '@sabuja/kit';

/** Translated texts of the demo shop other than those of items, by English text or by key. */
export const bannerTranslations: Readonly<
  Record<string, Translations<'title' | 'subtitle' | 'action'>>
> = {
  'Mangoes at the door by evening': {
    hi: {
      title: 'शाम तक दरवाज़े पर आम',
      subtitle: 'आज सुबह तोड़े, ₹119 किलो से',
      action: 'आम देखें',
    },
    or: {
      title: 'ସନ୍ଧ୍ୟା ସୁଦ୍ଧା ଦୁଆରେ ଆମ୍ବ',
      subtitle: 'ଆଜି ସକାଳେ ତୋଳା, କିଲୋ ₹119 ରୁ',
      action: 'ଆମ୍ବ ଦେଖନ୍ତୁ',
    },
  },
  'Saga cut at dawn': {
    hi: { title: 'भोर में कटा साग', subtitle: 'दस तरह के साग, गड्डी ₹18 से', action: 'साग देखें' },
    or: { title: 'ଭୋରରେ କଟା ଶାଗ', subtitle: 'ଦଶ ପ୍ରକାର ଶାଗ, ବିଡ଼ା ₹18 ରୁ', action: 'ଶାଗ ଦେଖନ୍ତୁ' },
  },
  'Field to door in 8 hours': {
    hi: {
      title: 'खेत से दरवाज़े तक 8 घंटे में',
      subtitle: 'सुबह की डिलीवरी के लिए आधी रात से पहले ऑर्डर करें',
      action: 'कैसे होता है',
    },
    or: {
      title: 'କ୍ଷେତରୁ ଦୁଆରକୁ 8 ଘଣ୍ଟାରେ',
      subtitle: 'ସକାଳ ଡେଲିଭରି ପାଇଁ ମଧ୍ୟରାତ୍ରି ଆଗରୁ ଅର୍ଡର କରନ୍ତୁ',
      action: 'କେମିତି ହୁଏ',
    },
  },
  'Chilika, this morning': {
    hi: { title: 'चिलिका, आज सुबह', subtitle: 'झींगा, केकड़ा और पॉमफ्रेट, बर्फ़ में', action: 'मछली देखें' },
    or: { title: 'ଚିଲିକା, ଆଜି ସକାଳେ', subtitle: 'ଚିଙ୍ଗୁଡ଼ି, କଙ୍କଡ଼ା ଓ ଚାନ୍ଦି, ବରଫରେ', action: 'ମାଛ ଦେଖନ୍ତୁ' },
  },
  'Pakhala, the whole plate': {
    hi: {
      title: 'पखाल, पूरी थाली',
      subtitle: 'बड़ी चूरा, साग और आलू भरता के साथ, ₹120',
      action: 'लंच मँगाएँ',
    },
    or: {
      title: 'ପଖାଳ, ପୂରା ଥାଳି',
      subtitle: 'ବଡ଼ି ଚୁରା, ଶାଗ ଓ ଆଳୁ ଭର୍ତ୍ତା ସହ, ₹120',
      action: 'ଅର୍ଡର କରନ୍ତୁ',
    },
  },
  'Milk at six, every day': {
    hi: { title: 'रोज़ छह बजे दूध', subtitle: 'नियाली के चालीस फ़ार्म, घंटे भर में ठंडा', action: 'डेयरी देखें' },
    or: {
      title: 'ପ୍ରତିଦିନ ଛଅଟାରେ କ୍ଷୀର',
      subtitle: 'ନିଆଳିର ଚାଳିଶ ଫାର୍ମ, ଘଣ୍ଟାକ ଭିତରେ ଥଣ୍ଡା',
      action: 'କ୍ଷୀର ଦେଖନ୍ତୁ',
    },
  },
  'A week in one bag': {
    hi: {
      title: 'एक थैले में पूरा हफ़्ता',
      subtitle: 'साग, अंडे, चावल और दाल, ₹499 से ऊपर मुफ़्त डिलीवरी',
      action: 'थैला भरें',
    },
    or: {
      title: 'ଗୋଟିଏ ଥଳିରେ ସପ୍ତାହକ',
      subtitle: 'ଶାଗ, ଅଣ୍ଡା, ଚାଉଳ ଓ ଡାଲି, ₹499 ଉପରେ ମାଗଣା ଡେଲିଭରି',
      action: 'ଥଳି ଭରନ୍ତୁ',
    },
  },
  'Ten guests or two hundred': {
    hi: {
      title: 'दस मेहमान या दो सौ',
      subtitle: 'ट्रे और पत्तल पर भोज, एक दिन पहले मँगाएँ',
      action: 'पार्टी की योजना',
    },
    or: { title: 'ଦଶ ଅତିଥି ବା ଦୁଇଶହ', subtitle: 'ଟ୍ରେ ଓ ପତ୍ରରେ ଭୋଜି, ଦିନେ ଆଗରୁ', action: 'ପାର୍ଟି ଯୋଜନା' },
  },
  'Raja is here: poda pitha': {
    hi: { title: 'रज आ गया: पोड़ा पीठा', subtitle: 'रात भर केले के पत्ते में सिंका', action: 'पीठा देखें' },
    or: { title: 'ରଜ ଆସିଲା: ପୋଡ଼ ପିଠା', subtitle: 'ରାତିସାରା କଦଳୀ ପତ୍ରରେ ପୋଡ଼ା', action: 'ପିଠା ଦେଖନ୍ତୁ' },
  },
  'Koraput strawberries': {
    hi: { title: 'कोरापुट की स्ट्रॉबेरी', subtitle: 'दिसंबर से मार्च', action: 'फल देखें' },
    or: { title: 'କୋରାପୁଟ ଷ୍ଟ୍ରବେରି', subtitle: 'ଡିସେମ୍ବରରୁ ମାର୍ଚ୍ଚ', action: 'ଫଳ ଦେଖନ୍ତୁ' },
  },
};

export const planTranslations: Readonly<
  Record<string, Translations<'plan_name' | 'additional_perks'>>
> = {
  Seedling: {
    hi: { plan_name: 'अंकुर', additional_perks: '₹300 से ऊपर के हर ऑर्डर पर एक गड्डी धनिया।' },
    or: { plan_name: 'ଅଙ୍କୁର', additional_perks: '₹300 ଉପର ପ୍ରତି ଅର୍ଡରରେ ବିଡ଼ାଏ ଧନିଆ ପତ୍ର।' },
  },
  Sapling: {
    hi: {
      plan_name: 'पौधा',
      additional_perks: 'आम का मौसम शुरू होने की खबर सबसे पहले।',
    },
    or: {
      plan_name: 'ଚାରା',
      additional_perks: 'ଆମ୍ବ ଋତୁ ଆରମ୍ଭ ହେବାର ଖବର ସବୁଠାରୁ ଆଗ।',
    },
  },
  Orchard: {
    hi: {
      plan_name: 'बाग',
      additional_perks: 'महीने में एक छेना पोड़ा।',
    },
    or: {
      plan_name: 'ବଗିଚା',
      additional_perks: 'ମାସକୁ ଗୋଟିଏ ଛେନାପୋଡ଼।',
    },
  },
  'Founding family': {
    hi: {
      plan_name: 'संस्थापक परिवार',
      additional_perks: 'हर जनवरी फ़ार्म के फ़सल भोज में एक जगह।',
    },
    or: {
      plan_name: 'ପ୍ରତିଷ୍ଠାତା ପରିବାର',
      additional_perks: 'ପ୍ରତି ଜାନୁଆରୀରେ ଫାର୍ମର ଅମଳ ଭୋଜିରେ ଗୋଟିଏ ସ୍ଥାନ।',
    },
  },
  'Raja special': {
    hi: {
      plan_name: 'रज स्पेशल',
      additional_perks: 'पहले ऑर्डर के साथ पोड़ा पीठा। सिर्फ़ जून में।',
    },
    or: {
      plan_name: 'ରଜ ସ୍ୱତନ୍ତ୍ର',
      additional_perks: 'ପ୍ରଥମ ଅର୍ଡର ସହ ପୋଡ଼ ପିଠା। କେବଳ ଜୁନ୍‌ରେ ବିକ୍ରି।',
    },
  },
};

export const reasonTranslations: Readonly<Record<string, Translations<'description'>>> = {
  'Something was missing from my order': {
    hi: { description: 'मेरे ऑर्डर में कुछ कम था' },
    or: { description: 'ମୋ ଅର୍ଡରରେ କିଛି କମ୍ ଥିଲା' },
  },
  'Fruit or vegetables were not fresh': {
    hi: { description: 'फल या सब्ज़ियाँ ताज़ी नहीं थीं' },
    or: { description: 'ଫଳ କିମ୍ବା ପରିବା ତାଜା ନଥିଲା' },
  },
  'I received the wrong item': {
    hi: { description: 'मुझे गलत सामान मिला' },
    or: { description: 'ମୋତେ ଭୁଲ ଜିନିଷ ମିଳିଲା' },
  },
  'Less weight than I paid for': {
    hi: { description: 'जितने के पैसे दिए, वज़न उससे कम था' },
    or: { description: 'ଦାମ ତୁଳନାରେ ଓଜନ କମ୍' },
  },
  'Food arrived cold or spilled': {
    hi: { description: 'खाना ठंडा या गिरा हुआ आया' },
    or: { description: 'ଖାଦ୍ୟ ଥଣ୍ଡା ବା ଢଳା ହୋଇ ଆସିଲା' },
  },
  'The order came late': {
    hi: { description: 'ऑर्डर देर से आया' },
    or: { description: 'ଅର୍ଡର ଡେରିରେ ଆସିଲା' },
  },
  'I was charged the wrong amount': {
    hi: { description: 'मुझसे गलत रकम ली गई' },
    or: { description: 'ମୋଠାରୁ ଭୁଲ ଟଙ୍କା ନିଆଗଲା' },
  },
  'Something else': { hi: { description: 'कुछ और' }, or: { description: 'ଅନ୍ୟ କିଛି' } },
};

export const profileTranslations: Translations<
  'tagline' | 'promise' | 'office_address' | 'farm_address' | 'support_hours' | 'grievance_officer'
> = {
  hi: {
    tagline: 'खेत से आपके दरवाज़े तक',
    promise: '*8 घंटे* में खेत से घर तक',
    office_address: 'प्लॉट 412, जगमरा रोड, खंडगिरि, भुवनेश्वर, खोर्धा, ओडिशा 751030',
    farm_address: 'सबुज फ़ार्म, उत्तरा-बालियंता रोड, बालियंता, खोर्धा, ओडिशा 752101',
    support_hours: 'सुबह 6:00 से रात 10:00 बजे तक, हर दिन',
    grievance_officer: 'शुभश्री मोहंती, शिकायत अधिकारी',
  },
  or: {
    tagline: 'କ୍ଷେତରୁ ଆପଣଙ୍କ ଦୁଆରକୁ',
    promise: '*8 ଘଣ୍ଟା* ଭିତରେ କ୍ଷେତରୁ ଘରେ',
    office_address: 'ପ୍ଲଟ୍ 412, ଜଗମରା ରୋଡ୍, ଖଣ୍ଡଗିରି, ଭୁବନେଶ୍ୱର, ଖୋର୍ଦ୍ଧା, ଓଡ଼ିଶା 751030',
    farm_address: 'ସବୁଜ ଫାର୍ମ, ଉତ୍ତରା-ବାଲିଅନ୍ତା ରୋଡ୍, ବାଲିଅନ୍ତା, ଖୋର୍ଦ୍ଧା, ଓଡ଼ିଶା 752101',
    support_hours: 'ସକାଳ 6:00 ରୁ ରାତି 10:00, ପ୍ରତିଦିନ',
    grievance_officer: 'ଶୁଭଶ୍ରୀ ମହାନ୍ତି, ଅଭିଯୋଗ ଅଧିକାରୀ',
  },
};
