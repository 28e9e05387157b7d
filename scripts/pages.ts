/** How full the pages of the fixed set of sheets are, and the sheets as files: npm run pages -- <folder> */
import { benchPages, printPages } from '../bench/pages/run.ts'

const [folder] = process.argv.slice(2)
const percents = (shares: readonly number[]) => shares.map(share => Math.round(100 * share)).join(' ')
for (const { sheet, pages, empty } of benchPages())
  console.log(`${sheet.name}: ${pages} of ${sheet.pages} pages, empty ${empty.map(percents).join(' | ')} %`)
if (folder) await printPages(folder)
