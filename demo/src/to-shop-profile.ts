import type { ShopProfile } from '@sabuja/contract';
import type { DemoShopProfile } from './shop/index.ts';

/** The profile of the demo shop in the form of the API. */
export const toShopProfile = (profile: DemoShopProfile): ShopProfile => {
  const [office, farm] = profile.addresses;
  const { name, designation, phone, email } = profile.grievanceOfficer;
  return {
    name: profile.name,
    name_local: profile.nativeName,
    tagline: profile.tagline,
    promise: profile.promise,
    legal_name: profile.legalName,
    office_address: addressOf(office),
    farm_address: addressOf(farm),
    office_location: locationOf(office),
    farm_location: locationOf(farm),
    phone: profile.phone,
    support_hours: profile.supportHours,
    chat_link: profile.chatUrl,
    email: profile.supportEmail,
    fssai: profile.fssaiLicence,
    gstin: profile.gstin,
    grievance_officer: `${name}, ${designation}`,
    grievance_phone: phone,
    grievance_email: email,
    social_links: [...profile.social],
    app_links: [...profile.appStores],
  };
};

type DemoPlace = DemoShopProfile['addresses'][number];

const addressOf = ({ lines, pincode }: DemoPlace): string => `${lines.join(', ')} ${pincode}`;
const locationOf = ({ latitude, longitude }: DemoPlace) => ({ latitude, longitude });
