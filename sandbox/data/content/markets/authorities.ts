import { createDocument, documentId, localeText } from '#sandbox/data/content/document.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { drawMark } from '#sandbox/data/content/images/marks.ts';
import { licenceNumber } from '#sandbox/data/content/locale-context.ts';
import { headingKey } from '#sandbox/data/content/prose.ts';
import { siteCopy, staticPages } from '#sandbox/data/copy/catalogs.ts';
import { type LicenceKey, licenceKeys, type RegulatorMarkKey, regulatorMarkKeys } from '#sandbox/data/copy/keys.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const english = siteCopy.in('en');
const protectionPage = staticPages['responsible-gambling'].in('en');

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
      name: english.marks.licences[key],
      title: localeText(siteCopy, (copy) => copy.marks.licences[key]),
      logo: images.addDrawing(drawMark(key), 240, 240, english.marks.licences[key]),
      number: numbers[key],
    }),
  );
}

export function buildRegulationLogos(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return regulatorMarkKeys.map((key, index) =>
    createDocument(at, documentId('regulationLogo', key), 'regulationLogo', {
      name: english.marks.regulators[key],
      title: localeText(siteCopy, (copy) => copy.marks.regulators[key]),
      logo: images.addDrawing(drawMark(key), 240, 240, english.marks.regulators[key]),
      url: markUrls[key],
      order: index + 1,
    }),
  );
}
