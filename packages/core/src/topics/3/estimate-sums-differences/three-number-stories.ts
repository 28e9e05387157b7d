import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Three numbers: all are added, or the last two are taken from the first. */
export interface ThreeNumberStory {
  readonly sign: '+' | '−'
  readonly noun: Noun
  readonly tell: (a: Term, b: Term, c: Term) => Both<Block>
  readonly answers: (found: number) => Both<readonly Inline[]>
}

export const threeNumberStories: readonly ThreeNumberStory[] = [
  {
    sign: '−',
    noun: nouns.sheetOfPaper,
    tell: (a, b, c) => ({
      en: prose`A pack has ${a} sheets of paper. A class uses ${b} sheets one week and ${c} sheets the next week. About how many sheets of paper are left? Round each number to the nearest ten.`,
      es: prose`Un paquete tiene ${a} hojas de papel. Una clase usa ${b} hojas una semana y ${c} hojas la semana siguiente. ¿Cuántas hojas de papel quedan, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`About ${found} sheets of paper are left.`,
      es: line`Quedan unas ${found} hojas de papel.`,
    }),
  },
  {
    sign: '+',
    noun: nouns.visitor,
    tell: (a, b, c) => ({
      en: prose`A school fair had ${a} visitors on Friday, ${b} visitors on Saturday, and ${c} visitors on Sunday. About how many visitors did the fair have in all? Round each number to the nearest ten.`,
      es: prose`Una feria escolar tuvo ${a} visitantes el viernes, ${b} el sábado y ${c} el domingo. ¿Cuántos visitantes tuvo la feria en total, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`The fair had about ${found} visitors.`,
      es: line`La feria tuvo unos ${found} visitantes.`,
    }),
  },
  {
    sign: '−',
    noun: nouns.ticket,
    tell: (a, b, c) => ({
      en: prose`A theater prints ${a} tickets for a show. It sells ${b} tickets to adults and ${c} tickets to children. About how many tickets are not sold? Round each number to the nearest ten.`,
      es: prose`Un teatro imprime ${a} boletos para una función. Vende ${b} boletos a adultos y ${c} boletos a niños. ¿Cuántos boletos quedan sin vender, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`About ${found} tickets are not sold.`,
      es: line`Quedan sin vender unos ${found} boletos.`,
    }),
  },
  {
    sign: '+',
    noun: nouns.mile,
    tell: (a, b, c) => ({
      en: prose`A truck driver drove ${a} miles on Monday, ${b} miles on Tuesday, and ${c} miles on Wednesday. About how many miles did the driver drive in all? Round each number to the nearest ten.`,
      es: prose`Una camionera recorrió ${a} millas el lunes, ${b} millas el martes y ${c} millas el miércoles. ¿Cuántas millas recorrió en total, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`The driver drove about ${found} miles.`,
      es: line`La camionera recorrió unas ${found} millas.`,
    }),
  },
  {
    sign: '−',
    noun: nouns.muffin,
    tell: (a, b, c) => ({
      en: prose`A bakery bakes ${a} muffins. It sells ${b} muffins in the morning and ${c} muffins in the afternoon. About how many muffins are left? Round each number to the nearest ten.`,
      es: prose`Una panadería hornea ${a} muffins. Vende ${b} muffins en la mañana y ${c} muffins en la tarde. ¿Cuántos muffins quedan, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`About ${found} muffins are left.`,
      es: line`Quedan unos ${found} muffins.`,
    }),
  },
  {
    sign: '+',
    noun: nouns.can,
    tell: (a, b, c) => ({
      en: prose`For a food drive, Grade 3 brought ${a} cans, Grade 4 brought ${b} cans, and Grade 5 brought ${c} cans. About how many cans did the three grades bring in all? Round each number to the nearest ten.`,
      es: prose`Para una colecta de alimentos, los alumnos de tercer grado trajeron ${a} latas, los de cuarto ${b} latas y los de quinto ${c} latas. ¿Cuántas latas trajeron en total, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`The three grades brought about ${found} cans.`,
      es: line`Los tres grados trajeron unas ${found} latas.`,
    }),
  },
]
