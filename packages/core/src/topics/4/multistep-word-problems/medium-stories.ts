import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Story } from './story.ts'

/** One division, before or after an addition or a subtraction. */
export const mediumStories: readonly Story[] = [
  {
    plan: 'less, shared',
    noun: nouns.dollar,
    ranges: { a: [115, 240], b: [135, 280], c: [4, 8] },
    tell: n => ({
      en: line`A school earns ${n('a')} dollars at its fair. It spends ${n('b')} dollars on a bench and shares the rest equally among ${n('c')} clubs. How many dollars does each club get?`,
      es: line`Una escuela recauda ${n('a')} dólares en su feria. Gasta ${n('b')} dólares en una banca y reparte el resto en partes iguales entre ${n('c')} clubes. ¿Cuántos dólares recibe cada club?`,
    }),
    finds: [
      { en: line`how many dollars are left`, es: line`cuántos dólares quedan` },
      { en: line`the share of each club`, es: line`la parte de cada club` },
    ],
    ends: x => ({ en: line`Each club gets ${x}.`, es: line`Cada club recibe ${x}.` }),
  },
  {
    plan: 'joined, shared',
    noun: nouns.box,
    ranges: { a: [120, 190], b: [320, 480], c: [6, 9] },
    tell: n => ({
      en: line`Workers on a farm pick ${n('a')} apples on Friday and ${n('b')} apples on Saturday. All of them are packed in boxes of ${n('c')} apples. How many boxes are filled?`,
      es: line`En una granja se recogen ${n('a')} manzanas el viernes y ${n('b')} manzanas el sábado. Todas se empacan en cajas de ${n('c')} manzanas. ¿Cuántas cajas se llenan?`,
    }),
    finds: [
      { en: line`how many apples there are in all`, es: line`cuántas manzanas hay en total` },
      { en: line`the number of boxes`, es: line`el número de cajas` },
    ],
    ends: x => ({ en: line`In all, ${x} are filled.`, es: line`En total se llenan ${x}.` }),
  },
  {
    plan: 'shared, more',
    noun: nouns.ticket,
    ranges: { a: [120, 240], b: [4, 8], c: [25, 85] },
    tell: n => ({
      en: line`A theater gives ${n('a')} free tickets to ${n('b')} schools, the same number to each. Later, one of them, Park School, gets ${n('c')} more tickets. How many tickets does Park School have?`,
      es: line`Un teatro regala ${n('a')} boletos a ${n('b')} escuelas, el mismo número a cada una. Después, una de ellas, la Escuela Park, recibe ${n('c')} boletos más. ¿Cuántos boletos tiene la Escuela Park?`,
    }),
    finds: [
      { en: line`how many tickets each school gets`, es: line`cuántos boletos recibe cada escuela` },
      { en: line`how many tickets Park School has`, es: line`cuántos boletos tiene la Escuela Park` },
    ],
    ends: x => ({ en: line`Park School has ${x}.`, es: line`La Escuela Park tiene ${x}.` }),
  },
  {
    plan: 'shared, less',
    noun: nouns.notebook,
    ranges: { a: [96, 144], b: [6, 9], c: [18, 45] },
    tell: n => ({
      en: line`A factory packs ${n('a')} notebooks equally in ${n('b')} boxes. From one box, a shop sells ${n('c')} notebooks. How many notebooks are left in that box?`,
      es: line`Una fábrica empaca ${n('a')} cuadernos en partes iguales en ${n('b')} cajas. De una caja, una tienda vende ${n('c')} cuadernos. ¿Cuántos cuadernos quedan en esa caja?`,
    }),
    finds: [
      { en: line`how many notebooks are in each box`, es: line`cuántos cuadernos hay en cada caja` },
      { en: line`how many notebooks are left in that box`, es: line`cuántos cuadernos quedan en esa caja` },
    ],
    ends: x => ({ en: line`In that box, ${x} are left.`, es: line`En esa caja quedan ${x}.` }),
  },
  {
    plan: 'less, shared',
    noun: nouns.mile,
    ranges: { a: [210, 340], b: [180, 390], c: [3, 6] },
    tell: n => ({
      en: line`A family plans a road trip of ${n('a')} miles. They drive ${n('b')} miles on the first day and the rest in ${n('c')} days, with the same number of miles each day. How many miles do they drive on each of those days?`,
      es: line`Una familia planea un viaje de ${n('a')} millas por carretera. Recorre ${n('b')} millas el primer día y el resto en ${n('c')} días, con el mismo número de millas cada día. ¿Cuántas millas recorre en cada uno de esos días?`,
    }),
    finds: [
      { en: line`how many miles are left after the first day`, es: line`cuántas millas quedan después del primer día` },
      { en: line`how many miles they drive each day`, es: line`cuántas millas recorre cada día` },
    ],
    ends: x => ({ en: line`They drive ${x} on each of those days.`, es: line`En cada uno de esos días recorre ${x}.` }),
  },
  {
    plan: 'joined, shared',
    noun: nouns.brick,
    ranges: { a: [110, 240], b: [350, 620], c: [4, 9] },
    tell: n => ({
      en: line`One truck brings ${n('a')} bricks and another brings ${n('b')} bricks. Workers put all the bricks in ${n('c')} equal piles. How many bricks are in each pile?`,
      es: line`Un camión trae ${n('a')} ladrillos y otro trae ${n('b')} ladrillos. Unos trabajadores ponen todos los ladrillos en ${n('c')} pilas iguales. ¿Cuántos ladrillos hay en cada pila?`,
    }),
    finds: [
      { en: line`how many bricks there are in all`, es: line`cuántos ladrillos hay en total` },
      { en: line`how many bricks are in each pile`, es: line`cuántos ladrillos hay en cada pila` },
    ],
    ends: x => ({ en: line`There are ${x} in each pile.`, es: line`En cada pila hay ${x}.` }),
  },
  {
    plan: 'less, shared',
    noun: nouns.dollar,
    ranges: { a: [28, 46], b: [35, 120], c: [6, 9] },
    tell: n => ({
      en: line`A coach starts with ${n('a')} dollars. After she buys ${n('c')} uniforms that all cost the same, she has ${n('b')} dollars left. How many dollars does one uniform cost?`,
      es: line`Una entrenadora empieza con ${n('a')} dólares. Después de comprar ${n('c')} uniformes que cuestan todos lo mismo, le quedan ${n('b')} dólares. ¿Cuántos dólares cuesta un uniforme?`,
    }),
    finds: [
      { en: line`how many dollars she spends`, es: line`cuántos dólares gasta` },
      { en: line`the price of one uniform`, es: line`el precio de un uniforme` },
    ],
    ends: x => ({ en: line`One uniform costs ${x}.`, es: line`Un uniforme cuesta ${x}.` }),
  },
  {
    plan: 'joined, shared',
    noun: nouns.tile,
    ranges: { a: [45, 85], b: [120, 250], c: [6, 9] },
    tell: n => ({
      en: line`Workers have ${n('a')} white tiles and ${n('b')} blue tiles for a pool. They lay all of them in ${n('c')} equal rows. How many tiles are in each row?`,
      es: line`Unos trabajadores tienen ${n('a')} baldosas blancas y ${n('b')} baldosas azules para una piscina. Las colocan todas en ${n('c')} filas iguales. ¿Cuántas baldosas hay en cada fila?`,
    }),
    finds: [
      { en: line`how many tiles there are in all`, es: line`cuántas baldosas hay en total` },
      { en: line`how many tiles are in each row`, es: line`cuántas baldosas hay en cada fila` },
    ],
    ends: x => ({ en: line`There are ${x} in each row.`, es: line`En cada fila hay ${x}.` }),
  },
  {
    plan: 'shared, more',
    noun: nouns.flower,
    ranges: { a: [65, 140], b: [4, 8], c: [28, 60] },
    tell: n => ({
      en: line`A gardener plants ${n('a')} tulips equally in ${n('b')} garden beds. In the bed near the gate, he also plants ${n('c')} roses. How many flowers are in the bed near the gate?`,
      es: line`Un jardinero planta ${n('a')} tulipanes en partes iguales en ${n('b')} arriates. En el que está junto a la entrada planta también ${n('c')} rosas. ¿Cuántas flores hay en el arriate junto a la entrada?`,
    }),
    finds: [
      { en: line`how many tulips are in each bed`, es: line`cuántos tulipanes hay en cada arriate` },
      {
        en: line`how many flowers are in the bed near the gate`,
        es: line`cuántas flores hay en el arriate junto a la entrada`,
      },
    ],
    ends: x => ({ en: line`There are ${x} in that bed.`, es: line`En ese arriate hay ${x}.` }),
  },
  {
    plan: 'shared, less',
    noun: nouns.can,
    ranges: { a: [140, 260], b: [4, 7], c: [55, 120] },
    tell: n => ({
      en: line`Students share ${n('a')} cans of food equally among ${n('b')} food pantries. In one week, one pantry gives away ${n('c')} of its cans. How many of its cans are left?`,
      es: line`Unos estudiantes reparten ${n('a')} latas de comida en partes iguales entre ${n('b')} despensas comunitarias. En una semana, una despensa entrega ${n('c')} de sus latas. ¿Cuántas latas le quedan?`,
    }),
    finds: [
      { en: line`how many cans each pantry gets`, es: line`cuántas latas recibe cada despensa` },
      { en: line`how many cans are left`, es: line`cuántas latas quedan` },
    ],
    ends: x => ({ en: line`There are ${x} left.`, es: line`Le quedan ${x}.` }),
  },
  {
    plan: 'less, shared',
    noun: nouns.book,
    ranges: { a: [38, 76], b: [45, 90], c: [6, 9] },
    tell: n => ({
      en: line`A library buys ${n('a')} new books. It puts ${n('b')} of them on a table and the rest on ${n('c')} shelves, with the same number on each shelf. How many new books are on each shelf?`,
      es: line`Una biblioteca compra ${n('a')} libros nuevos. Pone ${n('b')} de ellos en una mesa y el resto en ${n('c')} estantes, con el mismo número en cada estante. ¿Cuántos libros nuevos hay en cada estante?`,
    }),
    finds: [
      { en: line`how many books go on the shelves`, es: line`cuántos libros van en los estantes` },
      { en: line`how many books are on each shelf`, es: line`cuántos libros hay en cada estante` },
    ],
    ends: x => ({ en: line`There are ${x} on each shelf.`, es: line`En cada estante hay ${x}.` }),
  },
  {
    plan: 'joined, shared',
    noun: nouns.dollar,
    ranges: { a: [240, 420], b: [260, 480], c: [3, 6] },
    tell: n => ({
      en: line`A school band has ${n('a')} dollars from concerts and ${n('b')} dollars from a bake sale. It uses all of the money for ${n('c')} trips that cost the same. How many dollars does one trip cost?`,
      es: line`La banda de una escuela tiene ${n('a')} dólares de conciertos y ${n('b')} dólares de una venta de pasteles. Usa todo el dinero para ${n('c')} viajes que cuestan lo mismo. ¿Cuántos dólares cuesta un viaje?`,
    }),
    finds: [
      { en: line`how many dollars there are in all`, es: line`cuántos dólares hay en total` },
      { en: line`the price of one trip`, es: line`el precio de un viaje` },
    ],
    ends: x => ({ en: line`One trip costs ${x}.`, es: line`Un viaje cuesta ${x}.` }),
  },
]
