import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's spelling, where HTML allows several.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Image placeholders and colours are data, so they are inline styles.
    'no-inline-style': 'off',
    // All scripts and styles come from the site's own origin.
    'require-sri': 'off',
    // The two main navigations are for different screen sizes; only one is displayed.
    'unique-landmark': 'off',
  },
});

/** The errors of an independent HTML validator, a line each. */
export async function markupFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} at ${html.slice(Math.max(0, offset - 40), offset + 60)}`,
    ),
  );
}
