import { MAX_DELIVERY_PHOTO_DAYS } from '@sabuja/contract/limits';
import { integer, webUrl } from '../platform/environment/index.ts';

export const mediaVariables = {
  MEDIA_HOST: webUrl({
    default: '',
    pattern: /^[^?#;,\s]*$/,
    must: 'be an address like https://media.example.com',
    byDefault: 'the shop itself',
    description: 'where pages get pictures and films, such as `https://media.example.com`',
  }),
  DELIVERY_PHOTO_DAYS: integer({
    minimum: 1,
    maximum: MAX_DELIVERY_PHOTO_DAYS,
    unit: 'days',
    default: MAX_DELIVERY_PHOTO_DAYS,
    description:
      'how long photos of deliveries without a code are stored; the privacy notice says 90 days',
  }),
};
