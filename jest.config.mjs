import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });
const esmPackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'jose',
  'groq-js',
  '@sanity',
  'hono',
  '@hono',
  '@portabletext',
  'next-sanity',
  'iron-session',
  'uncrypto',
  'get-it',
  'is-retry-allowed',
  'nanoid',
  'p-queue',
  'p-timeout',
  'iron-webcrypto',
  '@oddbird',
  '@redocly',
  'eventsource',
  'eventsource-parser',
];

const config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,lib,sandbox,scripts,tests/contract}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^server-only$': '<rootDir>/tests/fixtures/empty-module.ts' },
  setupFilesAfterEnv: ['<rootDir>/tests/fixtures/patient-queries.ts'],
  testTimeout: 60_000,
};

/** next/jest sets its own `transformIgnorePatterns`: packages that ship only ES modules have to get through. */
export default async function jestConfig() {
  const resolved = await withNext(config)();
  return {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
}
