/** How full the pages of the fixed set of sheets are, and the sheets as files: npm run pages -- <folder> */
import { benchPages, printPages } from '../bench/pages/run.ts'

const [folder] = process.argv.slice(2)
const percent = (share: number) => `${Math.round(100 * share)}`
for (const { sheet, empty } of benchPages())
  console.log(`${sheet.name}: ${empty.length} of ${sheet.pages} pages, empty ${empty.map(percent).join(' ')} %`)
if (folder) await printPages(folder)
