import { createDocument, documentId } from '#sandbox/data/content/document.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { drawMark } from '#sandbox/data/content/images/marks.ts';
import { licenceNumber } from '#sandbox/data/content/locale-context.ts';
import { inEveryLanguage } from '#sandbox/data/content/promotions/taxonomy.ts';
import { headingKey } from '#sandbox/data/content/prose.ts';
import { type LicenceKey, licenceKeys, type RegulatorMarkKey, regulatorMarkKeys } from '#sandbox/data/copy/copy.ts';
import { en } from '#sandbox/data/copy/en.ts';
import { page as protectionPage } from '#sandbox/data/copy/pages/responsible-gambling/en.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** Fictional licence numbers. */
const numbers: Readonly<Record<LicenceKey, string>> = {
  harbour: licenceNumber,
  northlight: 'NGB-22-118',
  lakeshore: 'LGO 4471',
  southernIsles: 'SIGC/093',
};

/** A part of the page about protection, whose parts have the same order in every language. */
function protection(heading: string): string {
  const index = protectionPage.sections.findIndex((section) => section.heading === heading);
  return `/responsible-gambling#${headingKey(index)}`;
}

/** Link targets of the player protection marks, after the locale. */
const markUrls: Readonly<Record<RegulatorMarkKey, string>> = {
  adultsOnly: '/age-restrictions',
  limits: protection('Setting limits'),
  selfTest: protection('Signs of problem gambling'),
  exclusionRegister: protection('Self-exclusion'),
  independentHelp: protection('Where to find help'),
};

export function buildLicences(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return licenceKeys.map((key) =>
    createDocument(at, documentId('licence', key), 'licence', {
      name: en.marks.licences[key],
      title: inEveryLanguage((copy) => copy.marks.licences[key]),
      logo: images.addDrawing(drawMark(key), 240, 240, en.marks.licences[key]),
      number: numbers[key],
    }),
  );
}

export function buildRegulationLogos(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return regulatorMarkKeys.map((key, index) =>
    createDocument(at, documentId('regulationLogo', key), 'regulationLogo', {
      name: en.marks.regulators[key],
      title: inEveryLanguage((copy) => copy.marks.regulators[key]),
      logo: images.addDrawing(drawMark(key), 240, 240, en.marks.regulators[key]),
      url: markUrls[key],
      order: index + 1,
    }),
  );
}
