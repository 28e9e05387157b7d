import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Things that come in hundreds and tens, and some single ones. */
export interface Packed {
  readonly noun: Noun
  readonly tell: (hundreds: Term, tens: Term, ones: Term) => Both<Block>
  readonly answers: (found: number) => Both<readonly Inline[]>
}

export const packed: readonly Packed[] = [
  {
    noun: nouns.pencil,
    tell: (hundreds, tens, ones) => ({
      en: prose`Pencils come in boxes of ${100} and packs of ${10}. A school has ${hundreds} boxes, ${tens} packs, and ${ones} single pencils. How many pencils does it have?`,
      es: prose`Los lápices vienen en cajas de ${100} y paquetes de ${10}. Una escuela tiene ${hundreds} cajas, ${tens} paquetes y ${ones} lápices sueltos. ¿Cuántos lápices tiene?`,
    }),
    answers: found => ({ en: line`The school has ${found} pencils.`, es: line`La escuela tiene ${found} lápices.` }),
  },
  {
    noun: nouns.sticker,
    tell: (hundreds, tens, ones) => ({
      en: prose`Stickers come in rolls of ${100} and sheets of ${10}. Ana has ${hundreds} rolls, ${tens} sheets, and ${ones} single stickers. How many stickers does she have?`,
      es: prose`Las calcomanías vienen en rollos de ${100} y hojas de ${10}. Ana tiene ${hundreds} rollos, ${tens} hojas y ${ones} calcomanías sueltas. ¿Cuántas calcomanías tiene?`,
    }),
    answers: found => ({ en: line`Ana has ${found} stickers.`, es: line`Ana tiene ${found} calcomanías.` }),
  },
  {
    noun: nouns.bead,
    tell: (hundreds, tens, ones) => ({
      en: prose`Beads come in jars of ${100} and bags of ${10}. A club has ${hundreds} jars, ${tens} bags, and ${ones} loose beads. How many beads does it have?`,
      es: prose`Las cuentas vienen en frascos de ${100} y bolsas de ${10}. Un club tiene ${hundreds} frascos, ${tens} bolsas y ${ones} cuentas sueltas. ¿Cuántas cuentas tiene?`,
    }),
    answers: found => ({ en: line`The club has ${found} beads.`, es: line`El club tiene ${found} cuentas.` }),
  },
  {
    noun: nouns.crayon,
    tell: (hundreds, tens, ones) => ({
      en: prose`Crayons come in cases of ${100} and boxes of ${10}. An art room has ${hundreds} cases, ${tens} boxes, and ${ones} single crayons. How many crayons does it have?`,
      es: prose`Los crayones vienen en cajas grandes de ${100} y cajas pequeñas de ${10}. En el salón de arte hay ${hundreds} cajas grandes, ${tens} pequeñas y ${ones} crayones sueltos. ¿Cuántos crayones hay?`,
    }),
    answers: found => ({
      en: line`The art room has ${found} crayons.`,
      es: line`En el salón de arte hay ${found} crayones.`,
    }),
  },
  {
    noun: nouns.balloon,
    tell: (hundreds, tens, ones) => ({
      en: prose`Balloons come in boxes of ${100} and bags of ${10}. A store has ${hundreds} boxes, ${tens} bags, and ${ones} single balloons. How many balloons does it have?`,
      es: prose`Los globos vienen en cajas de ${100} y bolsas de ${10}. Una tienda tiene ${hundreds} cajas, ${tens} bolsas y ${ones} globos sueltos. ¿Cuántos globos tiene?`,
    }),
    answers: found => ({ en: line`The store has ${found} balloons.`, es: line`La tienda tiene ${found} globos.` }),
  },
  {
    noun: nouns.stamp,
    tell: (hundreds, tens, ones) => ({
      en: prose`Stamps come in rolls of ${100} and sheets of ${10}. An office has ${hundreds} rolls, ${tens} sheets, and ${ones} single stamps. How many stamps does it have?`,
      es: prose`Las estampillas vienen en rollos de ${100} y hojas de ${10}. Una oficina tiene ${hundreds} rollos, ${tens} hojas y ${ones} estampillas sueltas. ¿Cuántas estampillas tiene?`,
    }),
    answers: found => ({ en: line`The office has ${found} stamps.`, es: line`La oficina tiene ${found} estampillas.` }),
  },
  {
    noun: nouns.seed,
    tell: (hundreds, tens, ones) => ({
      en: prose`Seeds come in boxes of ${100} and packets of ${10}. Diego has ${hundreds} boxes, ${tens} packets, and ${ones} loose seeds. How many seeds does he have?`,
      es: prose`Las semillas vienen en cajas de ${100} y sobres de ${10}. Diego tiene ${hundreds} cajas, ${tens} sobres y ${ones} semillas sueltas. ¿Cuántas semillas tiene?`,
    }),
    answers: found => ({ en: line`Diego has ${found} seeds.`, es: line`Diego tiene ${found} semillas.` }),
  },
  {
    noun: nouns.nail,
    tell: (hundreds, tens, ones) => ({
      en: prose`Nails come in boxes of ${100} and bags of ${10}. A builder has ${hundreds} boxes, ${tens} bags, and ${ones} loose nails. How many nails does the builder have?`,
      es: prose`Los clavos vienen en cajas de ${100} y bolsas de ${10}. Un albañil tiene ${hundreds} cajas, ${tens} bolsas y ${ones} clavos sueltos. ¿Cuántos clavos tiene?`,
    }),
    answers: found => ({ en: line`The builder has ${found} nails.`, es: line`El albañil tiene ${found} clavos.` }),
  },
]
