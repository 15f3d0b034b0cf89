import { namesOfDevice } from './device-text.ts';

test.each([
  ['chrome windows', { browser: 'Chrome', system: 'Windows' }],
  ['safari iphone', { browser: 'Safari', system: 'iPhone' }],
  ['other other', { browser: undefined, system: undefined }],
  ['constructor toString', { browser: undefined, system: undefined }],
  ['', { browser: undefined, system: undefined }],
])('LOG-26 the device %j has names that a player knows', (device, expected) => {
  expect(namesOfDevice(device)).toEqual(expected);
});
