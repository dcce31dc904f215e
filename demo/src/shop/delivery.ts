import type { DemoPincode, DemoTimeSlot, DemoZone, Department } from './types.ts';

function at(pincode: string, place: string, latitude: number, longitude: number): DemoPincode {
  return { pincode, place, latitude, longitude };
}

const central: readonly DemoPincode[] = [
  at('751001', 'Bhubaneswar GPO, Ashok Nagar', 20.2692, 85.8408),
  at('751006', 'Budheswari, Laxmisagar', 20.2747, 85.8579),
  at('751007', 'Saheed Nagar', 20.2906, 85.8451),
  at('751009', 'Bapuji Nagar, Unit 1', 20.2601, 85.8388),
  at('751012', 'Nayapalli', 20.2961, 85.8188),
  at('751013', 'Acharya Vihar, RRL', 20.2968, 85.8323),
  at('751014', 'Kalpana Square, BJB Nagar', 20.2534, 85.8432),
  at('751015', 'IRC Village', 20.3002, 85.8155),
  at('751022', 'Unit 8, Gopabandhu Nagar', 20.2822, 85.8165),
];

const north: readonly DemoPincode[] = [
  at('751010', 'Rasulgarh', 20.2951, 85.8628),
  at('751016', 'Chandrasekharpur', 20.3268, 85.8166),
  at('751017', 'Mancheswar', 20.3211, 85.8513),
  at('751021', 'Sailashree Vihar', 20.3391, 85.8078),
  at('751023', 'Rail Vihar, Chandrasekharpur', 20.3241, 85.8249),
  at('751024', 'Patia, KIIT', 20.3549, 85.8178),
  at('751025', 'GGP Colony, Rasulgarh', 20.2998, 85.8702),
  at('751031', 'Raghunathpur, Nandankanan Road', 20.3764, 85.8309),
];

const south: readonly DemoPincode[] = [
  at('751002', 'Old Town, Lingaraj', 20.2382, 85.8338),
  at('751003', 'Baramunda, Jagamara', 20.2703, 85.7983),
  at('751018', 'Jharpada, Keshari Nagar', 20.2624, 85.8556),
  at('751019', 'Dumuduma, Patrapada', 20.2389, 85.7779),
  at('751020', 'Aerodrome Area', 20.2526, 85.8176),
  at('751030', 'Khandagiri', 20.2571, 85.7816),
];

const campus: readonly DemoPincode[] = [
  at('751004', 'Utkal University, Vani Vihar', 20.3021, 85.8422),
  at('751005', 'Sainik School', 20.3079, 85.8289),
  at('751008', 'Raj Bhavan, Unit 6', 20.2733, 85.8214),
  at('751011', 'CRPF Camp, Nayapalli', 20.2893, 85.8086),
];

const edge: readonly DemoPincode[] = [
  at('751028', 'Sundarpada', 20.2191, 85.8177),
  at('751029', 'Ghatikia, Kalinga Nagar', 20.2748, 85.7619),
  at('752054', 'Mendhasala, Chandaka', 20.2911, 85.7172),
  at('752050', 'Jatni', 20.1597, 85.7072),
  at('752055', 'Khordha', 20.1826, 85.6167),
  at('752100', 'Balakati', 20.2102, 85.8779),
  at('752101', 'Balianta, Uttara', 20.2417, 85.9077),
  at('752104', 'Pipili', 20.1136, 85.8338),
  at('754005', 'Phulnakhara', 20.3661, 85.8873),
];

const cuttackCity: readonly DemoPincode[] = [
  at('753001', 'Cuttack GPO, Buxi Bazaar', 20.4625, 85.8793),
  at('753002', 'Chandni Chowk', 20.4712, 85.8706),
  at('753003', 'College Square, Ranihat', 20.4661, 85.8981),
  at('753004', 'Chauliaganj', 20.4487, 85.9098),
  at('753006', 'Kalyani Nagar', 20.4521, 85.9224),
  at('753007', 'SCB Medical, Mangalabag', 20.4718, 85.8888),
  at('753008', 'Tulsipur', 20.4777, 85.8563),
  at('753009', 'Telenga Bazaar', 20.4569, 85.8732),
  at('753010', 'Madhupatna, Jobra', 20.4412, 85.8829),
  at('753011', 'Nayabazar', 20.4449, 85.9191),
  at('753012', 'Arunodaya Market, Link Road', 20.4443, 85.8925),
  at('753013', 'Rajabagicha', 20.4531, 85.8866),
  at('753014', 'Bidanasi, CDA', 20.4802, 85.8367),
  at('753015', 'Markat Nagar, CDA Sector 6', 20.4731, 85.8292),
];

/** Fees and thresholds in rupees. */
export const zones: readonly DemoZone[] = [
  {
    slug: 'bhubaneswar-central',
    name: 'Bhubaneswar, central',
    fee: 19,
    freeAbove: 399,
    pincodes: [...central, ...campus],
  },
  {
    slug: 'bhubaneswar-north',
    name: 'Bhubaneswar, north',
    fee: 25,
    freeAbove: 499,
    pincodes: north,
  },
  {
    slug: 'bhubaneswar-south',
    name: 'Bhubaneswar, south',
    fee: 25,
    freeAbove: 499,
    pincodes: south,
  },
  { slug: 'bhubaneswar-edge', name: 'Around Bhubaneswar', fee: 45, freeAbove: 899, pincodes: edge },
  { slug: 'cuttack', name: 'Cuttack', fee: 39, freeAbove: 699, pincodes: cuttackCity },
];

function slot(
  name: string,
  department: Department,
  capacity: number,
  closesMinutesBefore: number,
): DemoTimeSlot {
  return { name, department, capacity, closesMinutesBefore };
}

export const timeSlots: readonly DemoTimeSlot[] = [
  slot('6:00 AM - 8:00 AM', 'GROCERY', 60, 360),
  slot('8:00 AM - 10:00 AM', 'GROCERY', 80, 120),
  slot('10:00 AM - 12:00 PM', 'GROCERY', 60, 90),
  slot('4:00 PM - 6:00 PM', 'GROCERY', 60, 90),
  slot('6:00 PM - 8:00 PM', 'GROCERY', 80, 90),
  slot('8:00 PM - 10:00 PM', 'GROCERY', 40, 90),
  slot('7:00 AM - 9:00 AM', 'KITCHEN', 40, 60),
  slot('12:00 PM - 1:00 PM', 'KITCHEN', 50, 60),
  slot('1:00 PM - 2:00 PM', 'KITCHEN', 60, 60),
  slot('4:00 PM - 6:00 PM', 'KITCHEN', 40, 45),
  slot('7:00 PM - 8:00 PM', 'KITCHEN', 50, 60),
  slot('8:00 PM - 10:00 PM', 'KITCHEN', 60, 60),
];
