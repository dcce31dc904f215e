import { MAX_DELIVERY_PHOTO_DAYS } from '@sabuja/contract/limits';
import {
  flag,
  integer,
  text,
  type Values,
  type ValuesOf,
  webUrl,
  withoutSlashes,
} from '../platform/environment/index.ts';
import type { BucketSettings } from '../platform/media/index.ts';

/** Options of the bucket's variables: required with MEDIA_S3_ENDPOINT, refused without it. */
const ofBucket = {
  default: '',
  requiredIf: ({ MEDIA_S3_ENDPOINT }: Values) =>
    MEDIA_S3_ENDPOINT !== undefined && 'MEDIA_S3_ENDPOINT names a bucket’s store',
  check: (_: never, given: ReadonlySet<string>) =>
    !given.has('MEDIA_S3_ENDPOINT') && 'has a use only beside MEDIA_S3_ENDPOINT',
} as const;

export const mediaVariables = {
  MEDIA_HOST: webUrl({
    default: '',
    pattern: /^[^?#;,\s]*$/,
    must: 'be an address like https://media.example.com',
    byDefault: 'the shop itself',
    description: 'where pages get pictures and films, such as `https://media.example.com`',
  }),
  MEDIA_S3_ENDPOINT: webUrl({
    pattern: /^[^?#@\s]*$/,
    must: 'be an address like https://s3.example.com',
    byDefault: 'pictures are in `DATA_DIR/media`',
    description:
      'an S3-compatible store for pictures and videos, such as `https://s3.ap-south-1.amazonaws.com`',
  }),
  MEDIA_S3_BUCKET: text({
    ...ofBucket,
    pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    must: 'be the name of a bucket',
    description: 'its bucket, which belongs to the shop alone and exists already',
  }),
  MEDIA_S3_ACCESS_KEY_ID: text({
    ...ofBucket,
    description: 'a key that may read, write and list the bucket',
  }),
  MEDIA_S3_SECRET_ACCESS_KEY: text({ ...ofBucket, isSecret: true, description: 'its secret' }),
  MEDIA_S3_REGION: text({
    default: 'us-east-1',
    pattern: /^[a-z0-9-]+$/,
    must: 'be the name of a region',
    check: ofBucket.check,
    description: 'the region for which requests are signed; `auto` with Cloudflare',
  }),
  MEDIA_S3_PATH_STYLE: flag({
    default: true,
    check: ofBucket.check,
    description:
      '`1`: addresses are `https://host/bucket/…`; `0`: `https://bucket.host/…`, as Amazon prefers it',
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

/** Returns the bucket of pictures and videos, or undefined if the settings name none. */
export const toMediaBucket = (
  values: ValuesOf<typeof mediaVariables>,
): BucketSettings | undefined =>
  values.MEDIA_S3_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: withoutSlashes(values.MEDIA_S3_ENDPOINT),
        bucket: values.MEDIA_S3_BUCKET,
        region: values.MEDIA_S3_REGION,
        accessKeyId: values.MEDIA_S3_ACCESS_KEY_ID,
        secretAccessKey: values.MEDIA_S3_SECRET_ACCESS_KEY,
        isPathStyle: values.MEDIA_S3_PATH_STYLE,
      };
