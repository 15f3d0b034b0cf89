import { z } from 'zod';
import { documentOf, documentsOf, listOf, parseContent, partOf } from './tolerant.ts';

const member = z.object({ id: z.string(), title: z.string() });

describe('incomplete content', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  it('leaves out an invalid member and keeps the others', () => {
    const list = listOf('promotion', member);
    expect(list.parse([{ id: 'a', title: 'A' }, { id: 'b' }, null, { id: 'c', title: 'C' }]).map(({ id }) => id)).toEqual([
      'a',
      'c',
    ]);
  });

  it('reports a problem once, by id and field, without text', () => {
    const list = listOf('banner', member);
    for (let time = 0; time < 3; time += 1) list.parse([{ id: 'once', title: 7, secret: 'text' }]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('banner once (title');
    expect(warn.mock.calls[0]?.[0]).not.toContain('text');
  });

  it('reads a list that is not set as empty and an invalid part as null', () => {
    expect(listOf('x', member).parse(null)).toEqual([]);
    expect(partOf('picture', z.object({ url: z.url() })).parse({ url: 'javascript:' })).toEqual({ url: 'javascript:' });
    expect(partOf('picture', z.object({ url: z.url() })).parse({ url: 'nowhere' })).toBeNull();
    expect(partOf('picture', member).parse(undefined)).toBeNull();
  });

  it.each([undefined, null, {}, '<html>', 7])('rejects %j for a list of documents', (answer) => {
    expect(documentsOf('x', member).safeParse(answer).success).toBe(false);
  });

  it.each([undefined, {}, [], '<html>', 7])('rejects %j for a document, and for a list of one', (answer) => {
    expect(documentOf('x', member).safeParse(answer).success).toBe(false);
    expect(
      z.object({ list: listOf('x', member) }).safeParse(answer === undefined ? {} : { list: Array.isArray(answer) ? 7 : answer })
        .success,
    ).toBe(false);
  });

  it('distinguishes an answer without documents from one whose documents are all invalid', () => {
    const list = documentsOf('x', member);
    const good = { id: 'a', title: 'A' };
    expect(parseContent(list, [])).toEqual({ value: [], hasRefusedAll: false });
    expect(parseContent(list, [{}, good])).toEqual({ value: [good], hasRefusedAll: false });
    expect(parseContent(list, [{}, 7])).toEqual({ value: [], hasRefusedAll: true });
    expect(parseContent(documentOf('x', member), { id: 'a', title: null })).toEqual({ value: null, hasRefusedAll: true });
    expect(parseContent(documentOf('x', member), null)).toEqual({ value: null, hasRefusedAll: false });
    const both = z.object({ list, one: documentOf('x', member) });
    expect(parseContent(both, { list: [good], one: { id: 'a', title: null } }).hasRefusedAll).toBe(false);
    expect(parseContent(both, { list: [{}], one: good }).hasRefusedAll).toBe(false);
    expect(parseContent(both, { list: [], one: { id: 'a', title: null } }).hasRefusedAll).toBe(true);
  });
});
