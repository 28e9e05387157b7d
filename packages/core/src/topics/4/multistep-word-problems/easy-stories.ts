import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Story } from './story.ts'

/** Equal groups, and one addition or subtraction. */
export const easyStories: readonly Story[] = [
  {
    plan: 'groups, more',
    noun: nouns.seat,
    ranges: { a: [6, 9], b: [24, 38], c: [75, 240] },
    tell: n => ({
      en: line`A theater has ${n('a')} rows with ${n('b')} seats in each row on the main floor. There are ${n('c')} more seats in the balcony. How many seats does the theater have in all?`,
      es: line`Un teatro tiene ${n('a')} filas con ${n('b')} asientos en cada fila en la planta baja. Hay ${n('c')} asientos más en el balcón. ¿Cuántos asientos tiene el teatro en total?`,
    }),
    finds: [
      { en: line`how many seats are on the main floor`, es: line`cuántos asientos hay en la planta baja` },
      { en: line`how many seats there are in all`, es: line`cuántos asientos hay en total` },
    ],
    ends: x => ({ en: line`The theater has ${x}.`, es: line`El teatro tiene ${x}.` }),
  },
  {
    plan: 'groups, less',
    noun: nouns.yearbook,
    ranges: { a: [5, 9], b: [36, 48], c: [95, 160] },
    tell: n => ({
      en: line`A school gets ${n('a')} boxes of yearbooks with ${n('b')} yearbooks in each box. Students buy ${n('c')} of the yearbooks. How many yearbooks are left?`,
      es: line`Una escuela recibe ${n('a')} cajas de anuarios con ${n('b')} anuarios en cada caja. Los estudiantes compran ${n('c')} de los anuarios. ¿Cuántos anuarios quedan?`,
    }),
    finds: [
      { en: line`how many yearbooks there are in all`, es: line`cuántos anuarios hay en total` },
      { en: line`how many yearbooks are left`, es: line`cuántos anuarios quedan` },
    ],
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.dollar,
    ranges: { a: [4, 6], b: [105, 145], c: [140, 380] },
    tell: n => ({
      en: line`A music club needs ${n('c')} dollars for new drums. It raises ${n('b')} dollars each month for ${n('a')} months. How many dollars does the club still need?`,
      es: line`Un club de música necesita ${n('c')} dólares para comprar tambores nuevos. Recauda ${n('b')} dólares cada mes durante ${n('a')} meses. ¿Cuántos dólares le faltan todavía al club?`,
    }),
    finds: [
      { en: line`how many dollars the club raises`, es: line`cuántos dólares recauda el club` },
      { en: line`how many dollars it still needs`, es: line`cuántos dólares le faltan` },
    ],
    ends: x => ({ en: line`The club still needs ${x}.`, es: line`Al club le faltan ${x}.` }),
  },
  {
    plan: 'groups, more',
    noun: nouns.pumpkin,
    ranges: { a: [4, 6], b: [75, 115], c: [130, 280] },
    tell: n => ({
      en: line`A farmer picks ${n('b')} pumpkins each day for ${n('a')} days. There are still ${n('c')} pumpkins in the field. How many pumpkins did the farmer grow?`,
      es: line`Un granjero recoge ${n('b')} calabazas cada día durante ${n('a')} días. Todavía hay ${n('c')} calabazas en el campo. ¿Cuántas calabazas cultivó el granjero?`,
    }),
    finds: [
      { en: line`how many pumpkins he picks`, es: line`cuántas calabazas recoge` },
      { en: line`how many pumpkins there are in all`, es: line`cuántas calabazas hay en total` },
    ],
    ends: x => ({ en: line`The farmer grew ${x}.`, es: line`El granjero cultivó ${x}.` }),
  },
  {
    plan: 'groups, less',
    noun: nouns.tennisBall,
    ranges: { a: [6, 9], b: [24, 48], c: [28, 75] },
    tell: n => ({
      en: line`At a sports shop there are ${n('a')} bins with ${n('b')} tennis balls in each bin. On Saturday, the shop sells ${n('c')} tennis balls. How many tennis balls are left?`,
      es: line`En una tienda de deportes hay ${n('a')} contenedores con ${n('b')} pelotas de tenis en cada uno. El sábado, la tienda vende ${n('c')} pelotas de tenis. ¿Cuántas pelotas de tenis quedan?`,
    }),
    finds: [
      { en: line`how many tennis balls there are in all`, es: line`cuántas pelotas de tenis hay en total` },
      { en: line`how many tennis balls are left`, es: line`cuántas pelotas de tenis quedan` },
    ],
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.mile,
    ranges: { a: [3, 5], b: [105, 165], c: [85, 220] },
    tell: n => ({
      en: line`On a road trip, a family drives ${n('c')} miles in all. They drive ${n('b')} miles each day for ${n('a')} days and the rest on the last day. How many miles do they drive on the last day?`,
      es: line`En un viaje por carretera, una familia recorre ${n('c')} millas en total. Recorre ${n('b')} millas cada día durante ${n('a')} días y el resto el último día. ¿Cuántas millas recorre el último día?`,
    }),
    finds: [
      {
        en: line`how many miles they drive before the last day`,
        es: line`cuántas millas recorre antes del último día`,
      },
      { en: line`how many miles are left for the last day`, es: line`cuántas millas quedan para el último día` },
    ],
    ends: x => ({ en: line`They drive ${x} on the last day.`, es: line`El último día recorre ${x}.` }),
  },
  {
    plan: 'groups, more',
    noun: nouns.student,
    ranges: { a: [3, 6], b: [38, 46], c: [24, 59] },
    tell: n => ({
      en: line`For a field trip, ${n('a')} buses take ${n('b')} students each. Another ${n('c')} students walk to the museum. How many students go on the field trip?`,
      es: line`Para una excursión, ${n('a')} autobuses llevan ${n('b')} estudiantes cada uno. Otros ${n('c')} estudiantes van a pie al museo. ¿Cuántos estudiantes van a la excursión?`,
    }),
    finds: [
      { en: line`how many students go by bus`, es: line`cuántos estudiantes van en autobús` },
      { en: line`how many students there are in all`, es: line`cuántos estudiantes hay en total` },
    ],
    ends: x => ({ en: line`In all, ${x} go on the field trip.`, es: line`A la excursión van ${x}.` }),
  },
  {
    plan: 'groups, less',
    noun: nouns.book,
    ranges: { a: [6, 9], b: [45, 80], c: [62, 148] },
    tell: n => ({
      en: line`A library has ${n('a')} full shelves of science books, with ${n('b')} books on each shelf. Readers borrow ${n('c')} of the books. How many science books are still on the shelves?`,
      es: line`Una biblioteca tiene ${n('a')} estantes llenos de libros de ciencias, con ${n('b')} libros en cada estante. Los lectores se llevan prestados ${n('c')} de los libros. ¿Cuántos libros de ciencias quedan en los estantes?`,
    }),
    finds: [
      { en: line`how many science books there are in all`, es: line`cuántos libros de ciencias hay en total` },
      { en: line`how many books are still there`, es: line`cuántos libros quedan` },
    ],
    ends: x => ({ en: line`There are ${x} still on the shelves.`, es: line`En los estantes quedan ${x}.` }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.sheetOfPaper,
    ranges: { a: [6, 8], b: [48, 75], c: [120, 380] },
    tell: n => ({
      en: line`A copy shop has ${n('c')} sheets of paper. It prints ${n('a')} copies of a report and uses ${n('b')} sheets for each copy. How many sheets of paper are left?`,
      es: line`Una copistería tiene ${n('c')} hojas de papel. Imprime ${n('a')} copias de un informe y usa ${n('b')} hojas para cada copia. ¿Cuántas hojas de papel quedan?`,
    }),
    finds: [
      { en: line`how many sheets the shop uses`, es: line`cuántas hojas usa la copistería` },
      { en: line`how many sheets are left`, es: line`cuántas hojas quedan` },
    ],
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'groups, more',
    noun: nouns.ticket,
    ranges: { a: [4, 6], b: [105, 145], c: [78, 190] },
    tell: n => ({
      en: line`For a play, ${n('b')} tickets are sold each evening for ${n('a')} evenings. On Sunday afternoon, ${n('c')} more tickets are sold. How many tickets are sold in all?`,
      es: line`Para una obra de teatro se venden ${n('b')} boletos cada noche durante ${n('a')} noches. El domingo por la tarde se venden ${n('c')} boletos más. ¿Cuántos boletos se venden en total?`,
    }),
    finds: [
      { en: line`how many tickets are sold in the evenings`, es: line`cuántos boletos se venden en las noches` },
      { en: line`how many tickets there are in all`, es: line`cuántos boletos hay en total` },
    ],
    ends: x => ({ en: line`In all, ${x} are sold.`, es: line`En total se venden ${x}.` }),
  },
  {
    plan: 'groups, less',
    noun: nouns.muffin,
    ranges: { a: [6, 9], b: [24, 36], c: [85, 140] },
    tell: n => ({
      en: line`A baker fills ${n('a')} trays with ${n('b')} muffins on each tray. By noon she has sold ${n('c')} muffins. How many muffins does she still have?`,
      es: line`Una panadera llena ${n('a')} bandejas con ${n('b')} muffins en cada una. Al mediodía ya vendió ${n('c')} muffins. ¿Cuántos muffins tiene todavía?`,
    }),
    finds: [
      { en: line`how many muffins there are in all`, es: line`cuántos muffins hay en total` },
      { en: line`how many muffins she still has`, es: line`cuántos muffins todavía tiene` },
    ],
    ends: x => ({ en: line`She still has ${x}.`, es: line`Todavía tiene ${x}.` }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.dollar,
    ranges: { a: [6, 9], b: [28, 45], c: [40, 150] },
    tell: n => ({
      en: line`A coach has ${n('c')} dollars for sports equipment. She buys ${n('a')} helmets that cost ${n('b')} dollars each. How many dollars does she have left?`,
      es: line`Una entrenadora tiene ${n('c')} dólares para equipo deportivo. Compra ${n('a')} cascos que cuestan ${n('b')} dólares cada uno. ¿Cuántos dólares le quedan?`,
    }),
    finds: [
      { en: line`the total cost of the helmets`, es: line`el costo total de los cascos` },
      { en: line`how many dollars are left`, es: line`cuántos dólares le quedan` },
    ],
    ends: x => ({ en: line`She has ${x} left.`, es: line`Le quedan ${x}.` }),
  },
]
