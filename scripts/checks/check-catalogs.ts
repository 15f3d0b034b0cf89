import { root } from '../root.ts';
import { checkCatalogs } from './catalog-gaps.ts';

/** `node scripts/checks/check-catalogs.ts [--folder=…]`: what the texts of the sandbox lack, by language; fails where a market shows it. */
const folder = process.argv.find((argument) => argument.startsWith('--folder='))?.slice('--folder='.length) ?? root;
const { gaps, faults } = checkCatalogs(folder);

for (const fault of faults) console.error(fault);
for (const { folder: catalog, language, isShown, missing } of gaps)
  console.info(`${language}${isShown ? ', which a market shows' : ''}: ${catalog} lacks ${missing.join(', ')}`);
process.exitCode = faults.length > 0 || gaps.some(({ isShown }) => isShown) ? 1 : 0;
