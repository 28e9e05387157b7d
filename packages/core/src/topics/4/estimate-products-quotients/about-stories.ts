import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Range = readonly [least: number, most: number]
type Ending = (found: Quantity) => Both<readonly Inline[]>

/** About how many in so many equal groups; the numbers are likely in these ranges. */
export interface AboutStory {
  readonly noun: Noun
  readonly groups: Range
  readonly each: Range
  readonly tell: (groups: Term, each: Term) => Both<Block>
  readonly ends: Ending
}

export const aboutStories: readonly AboutStory[] = [
  {
    noun: nouns.seat,
    groups: [22, 48],
    each: [21, 49],
    tell: (groups, each) => ({
      en: prose`A theater has ${groups} rows with ${each} seats in each row. About how many seats does it have? Round each number to its greatest place value.`,
      es: prose`Un teatro tiene ${groups} filas con ${each} asientos en cada fila. ¿Cuántos asientos tiene, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`The theater has about ${found}.`, es: line`El teatro tiene unos ${found}.` }),
  },
  {
    noun: nouns.page,
    groups: [17, 29],
    each: [16, 48],
    tell: (groups, each) => ({
      en: prose`Kofi reads ${each} pages a day for ${groups} days. About how many pages does he read? Round each number to its greatest place value.`,
      es: prose`Kofi lee ${each} páginas al día durante ${groups} días. ¿Cuántas páginas lee, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`Kofi reads about ${found}.`, es: line`Kofi lee unas ${found}.` }),
  },
  {
    noun: nouns.orange,
    groups: [21, 68],
    each: [41, 89],
    tell: (groups, each) => ({
      en: prose`A market receives ${groups} boxes of oranges. Each box holds ${each} oranges. About how many oranges are there? Round each number to its greatest place value.`,
      es: prose`Un mercado recibe ${groups} cajas de naranjas. En cada caja hay ${each} naranjas. ¿Cuántas naranjas hay, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`There are about ${found}.`, es: line`Hay unas ${found}.` }),
  },
  {
    noun: nouns.dollar,
    groups: [26, 88],
    each: [12, 29],
    tell: (groups, each) => ({
      en: prose`For a field trip, ${groups} students pay ${each} dollars each. About how many dollars do they pay in all? Round each number to its greatest place value.`,
      es: prose`Para una excursión, ${groups} estudiantes pagan ${each} dólares cada uno. ¿Cuántos dólares pagan en total, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`They pay about ${found}.`, es: line`Pagan unos ${found}.` }),
  },
  {
    noun: nouns.muffin,
    groups: [21, 31],
    each: [46, 94],
    tell: (groups, each) => ({
      en: prose`Every day, a bakery makes ${each} muffins. It is open ${groups} days this month. About how many muffins does it make? Round each number to its greatest place value.`,
      es: prose`Cada día, una panadería hace ${each} muffins. Este mes abre ${groups} días. ¿Cuántos muffins hace, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`The bakery makes about ${found}.`, es: line`La panadería hace unos ${found}.` }),
  },
  {
    noun: nouns.bead,
    groups: [16, 39],
    each: [52, 94],
    tell: (groups, each) => ({
      en: prose`Leila makes ${groups} necklaces. She needs ${each} beads for each necklace. About how many beads does she need? Round each number to its greatest place value.`,
      es: prose`Leila hace ${groups} collares. Necesita ${each} cuentas para cada collar. ¿Cuántas cuentas necesita, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`Leila needs about ${found}.`, es: line`Leila necesita unas ${found}.` }),
  },
  {
    noun: nouns.tree,
    groups: [21, 78],
    each: [17, 49],
    tell: (groups, each) => ({
      en: prose`An orchard is planted in ${groups} rows of ${each} trees. About how many trees are in the orchard? Round each number to its greatest place value.`,
      es: prose`Un huerto está plantado en ${groups} filas de ${each} árboles. ¿Cuántos árboles hay en el huerto, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`The orchard has about ${found}.`, es: line`En el huerto hay unos ${found}.` }),
  },
  {
    noun: nouns.mile,
    groups: [16, 24],
    each: [31, 89],
    tell: (groups, each) => ({
      en: prose`A school bus drives ${each} miles on each of ${groups} school days. About how many miles does it drive? Round each number to its greatest place value.`,
      es: prose`Un autobús escolar recorre ${each} millas en cada uno de ${groups} días de clase. ¿Cuántas millas recorre, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`The bus drives about ${found}.`, es: line`El autobús recorre unas ${found}.` }),
  },
]

/** A product, and a number that is added to it or taken from it. */
export interface TwoStepStory {
  readonly sign: '+' | '−'
  readonly noun: Noun
  readonly groups: Range
  readonly each: Range
  readonly other: Range
  readonly tell: (groups: Term, each: Term, other: Term) => Both<Block>
  readonly ends: Ending
}

export const twoStepStories: readonly TwoStepStory[] = [
  {
    sign: '−',
    noun: nouns.seat,
    groups: [31, 48],
    each: [26, 48],
    other: [210, 480],
    tell: (groups, each, other) => ({
      en: prose`A concert hall has ${groups} rows of ${each} seats. People are sitting in ${other} of the seats. About how many seats are empty? Round each number to its greatest place value.`,
      es: prose`Una sala de conciertos tiene ${groups} filas de ${each} asientos. Hay personas sentadas en ${other} asientos. ¿Cuántos asientos están vacíos, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`About ${found} are empty.`, es: line`Están vacíos unos ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.stamp,
    groups: [26, 48],
    each: [16, 29],
    other: [160, 480],
    tell: (groups, each, other) => ({
      en: prose`Marco fills ${groups} album pages with ${each} stamps on each page. He has ${other} more stamps in a box. About how many stamps does he have? Round each number to its greatest place value.`,
      es: prose`Marco llena ${groups} páginas de un álbum con ${each} estampillas en cada una. Tiene ${other} estampillas más en una caja. ¿Cuántas estampillas tiene, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`Marco has about ${found}.`, es: line`Marco tiene unas ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.muffin,
    groups: [36, 58],
    each: [16, 28],
    other: [210, 480],
    tell: (groups, each, other) => ({
      en: prose`A baker fills ${groups} trays with ${each} muffins each. By noon, ${other} muffins are sold. About how many muffins are left? Round each number to its greatest place value.`,
      es: prose`Un panadero llena ${groups} bandejas con ${each} muffins cada una. Al mediodía ya se vendieron ${other} muffins. ¿Cuántos muffins quedan, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`About ${found} are left.`, es: line`Quedan unos ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.mile,
    groups: [16, 24],
    each: [210, 390],
    other: [410, 680],
    tell: (groups, each, other) => ({
      en: prose`On each of ${groups} workdays, a truck driver drives ${each} miles. On the weekends, she drives ${other} miles more. About how many miles does she drive? Round each number to its greatest place value.`,
      es: prose`En cada uno de ${groups} días de trabajo, una camionera recorre ${each} millas. Los fines de semana recorre ${other} millas más. ¿Cuántas millas recorre, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`She drives about ${found}.`, es: line`Recorre unas ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.tree,
    groups: [41, 68],
    each: [26, 48],
    other: [310, 680],
    tell: (groups, each, other) => ({
      en: prose`There are ${groups} rows of ${each} fruit trees in an orchard. Of these, ${other} are apple trees. About how many trees are not apple trees? Round each number to its greatest place value.`,
      es: prose`En un huerto hay ${groups} filas de ${each} árboles frutales. De ellos, ${other} son manzanos. ¿Cuántos árboles no son manzanos, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`About ${found} are not apple trees.`, es: line`Unos ${found} no son manzanos.` }),
  },
  {
    sign: '+',
    noun: nouns.bead,
    groups: [26, 48],
    each: [52, 88],
    other: [310, 680],
    tell: (groups, each, other) => ({
      en: prose`An art teacher buys ${groups} bags with ${each} beads in each bag. In the closet, she finds ${other} more beads. About how many beads does she have? Round each number to its greatest place value.`,
      es: prose`Una maestra de arte compra ${groups} bolsas con ${each} cuentas en cada una. En el armario encuentra ${other} cuentas más. ¿Cuántas cuentas tiene, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`The teacher has about ${found}.`, es: line`La maestra tiene unas ${found}.` }),
  },
  {
    sign: '−',
    noun: nouns.dollar,
    groups: [46, 88],
    each: [16, 29],
    other: [210, 390],
    tell: (groups, each, other) => ({
      en: prose`A club sells ${groups} tickets for ${each} dollars each. It pays ${other} dollars for the costumes of its play. About how many dollars are left? Round each number to its greatest place value.`,
      es: prose`Un club vende ${groups} boletos a ${each} dólares cada uno. Paga ${other} dólares por los disfraces de su obra. ¿Cuántos dólares quedan, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`About ${found} are left.`, es: line`Quedan unos ${found}.` }),
  },
  {
    sign: '+',
    noun: nouns.page,
    groups: [26, 38],
    each: [21, 48],
    other: [160, 390],
    tell: (groups, each, other) => ({
      en: prose`Priya reads ${each} pages a day for ${groups} days. Then she reads a book of ${other} pages on vacation. About how many pages does she read? Round each number to its greatest place value.`,
      es: prose`Priya lee ${each} páginas al día durante ${groups} días. Luego lee un libro de ${other} páginas en las vacaciones. ¿Cuántas páginas lee, aproximadamente? Redondea cada número a su mayor valor posicional.`,
    }),
    ends: found => ({ en: line`Priya reads about ${found}.`, es: line`Priya lee unas ${found}.` }),
  },
]

/** Shared equally among a few: the dividend is near a basic fact. */
export interface AboutShare {
  readonly noun: Noun
  readonly groups: Range
  /** In tens. */
  readonly each: Range
  readonly tell: (total: Term, groups: Term) => Both<Block>
  readonly ends: Ending
}
export const aboutShares: readonly AboutShare[] = [
  {
    noun: nouns.mile,
    groups: [4, 9],
    each: [4, 6],
    tell: (total, groups) => ({
      en: prose`A family drives ${total} miles in ${groups} hours. About how many miles does it drive each hour?`,
      es: prose`Una familia recorre ${total} millas en auto en ${groups} horas. ¿Cuántas millas recorre cada hora, aproximadamente?`,
    }),
    ends: found => ({
      en: line`The family drives about ${found} each hour.`,
      es: line`La familia recorre unas ${found} cada hora.`,
    }),
  },
  {
    noun: nouns.dollar,
    groups: [3, 8],
    each: [3, 9],
    tell: (total, groups) => ({
      en: prose`A school pays ${total} dollars for ${groups} tents of the same price. About how many dollars does one tent cost?`,
      es: prose`Una escuela paga ${total} dólares por ${groups} carpas del mismo precio. ¿Cuántos dólares cuesta una carpa, aproximadamente?`,
    }),
    ends: found => ({ en: line`One tent costs about ${found}.`, es: line`Una carpa cuesta unos ${found}.` }),
  },
  {
    noun: nouns.page,
    groups: [6, 9],
    each: [3, 7],
    tell: (total, groups) => ({
      en: prose`Gabriel wants to finish a book of ${total} pages in ${groups} days. About how many pages should he read each day?`,
      es: prose`Gabriel quiere terminar un libro de ${total} páginas en ${groups} días. ¿Cuántas páginas debe leer cada día, aproximadamente?`,
    }),
    ends: found => ({
      en: line`Gabriel should read about ${found} each day.`,
      es: line`Gabriel debe leer unas ${found} cada día.`,
    }),
  },
  {
    noun: nouns.sticker,
    groups: [3, 9],
    each: [3, 8],
    tell: (total, groups) => ({
      en: prose`For a fair, ${total} stickers are shared equally among ${groups} tables. About how many stickers does each table get?`,
      es: prose`En una feria se reparten ${total} calcomanías en partes iguales entre ${groups} mesas. ¿Cuántas calcomanías recibe cada mesa, aproximadamente?`,
    }),
    ends: found => ({ en: line`Each table gets about ${found}.`, es: line`Cada mesa recibe unas ${found}.` }),
  },
  {
    noun: nouns.visitor,
    groups: [3, 7],
    each: [4, 9],
    tell: (total, groups) => ({
      en: prose`In ${groups} days, a small zoo has ${total} visitors. About how many visitors come each day?`,
      es: prose`En ${groups} días, un zoológico pequeño tiene ${total} visitantes. ¿Cuántos visitantes llegan cada día, aproximadamente?`,
    }),
    ends: found => ({ en: line`About ${found} come each day.`, es: line`Llegan unos ${found} cada día.` }),
  },
]
