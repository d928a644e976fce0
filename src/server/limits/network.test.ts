import { expect, test } from 'vitest';
import { networkOf, networksOf } from './network.ts';

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001::1:2:3:4:5', '2001:0:0:1'],
  ['::1', '0:0:0:0'],
  ['', ''],
] as const)('%s belongs to the network %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

test.for([
  ['203.0.113.9', ['203.0.113.9', '203.0.113/24']],
  ['::ffff:203.0.113.9', ['203.0.113.9', '203.0.113/24']],
  ['2001:db8:1:a2b3:4:5:6:7', ['2001:db8:1:a2b3', '2001:db8:1:a2/56', '2001:db8:1/48', '2001:db8/32']],
  ['2001:db8::7', ['2001:db8:0:0', '2001:db8:0:00/56', '2001:db8:0/48', '2001:db8/32']],
  ['', []],
] as const)('%s belongs to every network that contains it', ([address, networks]) => {
  expect(networksOf(address).map(({ key }) => key)).toEqual(networks);
});
