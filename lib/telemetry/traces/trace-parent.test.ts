import { readTraceParent, writeTraceParent } from './trace-parent.ts';

const ids = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'] as const;

test.each([
  [`00-${ids[0]}-${ids[1]}-01`, 1],
  [`00-${ids[0]}-${ids[1]}-00`, 0],
  [`00-${ids[0]}-${ids[1]}-03`, 1],
])('%s names a parent', (header, traceFlags) => {
  const parent = readTraceParent(header);
  expect(parent).toEqual({ traceId: ids[0], spanId: ids[1], traceFlags, isRemote: true });
  expect(parent && writeTraceParent(parent)).toBe(`00-${ids[0]}-${ids[1]}-0${traceFlags}`);
});

test.each([
  undefined,
  '',
  `01-${ids[0]}-${ids[1]}-01`,
  `00-${ids[0].toUpperCase()}-${ids[1]}-01`,
  `00-${'0'.repeat(32)}-${ids[1]}-01`,
  `00-${ids[0]}-${'0'.repeat(16)}-01`,
  `00-${ids[0]}-${ids[1]}-01, 00-${ids[0]}-${ids[1]}-01`,
  `00-${ids[0]}-${ids[1]}-01\n`,
])('%j names none', (header) => {
  expect(readTraceParent(header)).toBeUndefined();
});
