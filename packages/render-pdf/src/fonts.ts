import { readFileSync } from 'node:fs'

const file = (name: string): Uint8Array => readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url))

/** The files of the fonts. The build puts them into the package's one file, so that nothing is left behind when it is bundled. */
export const readFonts = () => ({
  text: file('STIXTwoText-Regular'),
  bold: file('STIXTwoText-Bold'),
  math: file('STIXTwoMath'),
})
