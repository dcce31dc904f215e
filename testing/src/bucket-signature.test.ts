import { expect, test } from 'vitest';
import { findSignatureProblem } from './bucket-signature.ts';

// The example "GET Object" in Amazon's documentation of signature version 4.
const key = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const headers = {
  host: 'examplebucket.s3.amazonaws.com',
  range: 'bytes=0-9',
  'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'x-amz-date': '20130524T000000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
};
const now = Date.parse('2013-05-24T00:00:00Z');
const find = (change: object = {}, body = '', at = now, url = '/test.txt') =>
  findSignatureProblem(
    { method: 'GET', url, headers: { ...headers, ...change } },
    Buffer.from(body),
    key,
    at,
  );

test('S10.281 the bucket of the tests accepts the signature of Amazon’s own example, and no other', () => {
  expect(find()).toBeUndefined();
  expect(find({ range: 'bytes=0-8' })).toBe('SignatureDoesNotMatch');
  expect(find({}, '', now, '/test.txt?acl=')).toBe('SignatureDoesNotMatch');
  expect(find({}, 'body')).toBe('XAmzContentSHA256Mismatch');
  expect(find({}, '', now + 16 * 60_000)).toBe('RequestTimeTooSkewed');
  expect(find({ 'x-amz-acl': 'public-read' })).toBe('AccessDenied');
  expect(find({ authorization: '' })).toBe('AccessDenied');
});
