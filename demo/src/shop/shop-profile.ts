import type { DemoSettings, DemoShopProfile } from './types.ts';

export const settings: DemoSettings = {
  MIN_ORDER_AMOUNT: '199',
  VEG_NONVEG_TOGGLE_IGNORE: [
    'vegetables',
    'fruit',
    'rice-and-dal',
    'spices-and-oils',
    'fish-and-meat',
  ],
};

/** The profile of the demo shop; licence numbers, phones and addresses are samples. */
export const shopProfile: DemoShopProfile = {
  name: 'Sabuja',
  nativeName: 'ସବୁଜ',
  legalName: 'Sabuja Farm Foods Private Limited',
  tagline: 'From the farm to your door',
  promise: 'Harvested and home within *8 hours*',
  addresses: [
    {
      label: 'Office and kitchen',
      lines: ['Plot 412, Jagamara Road', 'Khandagiri, Bhubaneswar', 'Khordha, Odisha'],
      pincode: '751030',
      latitude: 20.2571,
      longitude: 85.7816,
    },
    {
      label: 'Farm and packing shed',
      lines: ['Sabuja Farm, Uttara-Balianta Road', 'Balianta, Khordha, Odisha'],
      pincode: '752101',
      latitude: 20.2417,
      longitude: 85.9077,
    },
  ],
  phone: '+916740000199',
  chatUrl: 'https://wa.me/916740000199',
  supportEmail: 'care@sabuja.example',
  supportHours: '6:00 AM to 10:00 PM, every day',
  fssaiLicence: '12026000000199',
  gstin: '21AAAAA0000A1Z5',
  stateCode: '21',
  grievanceOfficer: {
    name: 'Subhashree Mohanty',
    designation: 'Grievance Officer',
    phone: '+916740000198',
    email: 'grievance@sabuja.example',
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/sabuja.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/sabuja.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@sabuja.example' },
  ],
  appStores: [
    { name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=example.sabuja' },
    { name: 'App Store', url: 'https://apps.apple.com/in/app/sabuja/id0000000000' },
  ],
};
