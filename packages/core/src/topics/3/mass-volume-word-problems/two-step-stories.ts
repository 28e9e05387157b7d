import { line, noun, things } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { g, kg, L, mL, number, type Story } from './story.ts'

const wateringCan = noun('watering can', 'watering cans', 'regadera', 'regaderas', 'f')
const jug = noun('jug', 'jugs', 'garrafa', 'garrafas', 'f')
const milkCan = noun('milk can', 'milk cans', 'cántaro', 'cántaros', 'm')

export const twoStepStories: readonly Story[] = [
  {
    plan: 'rest of groups',
    noun: nouns.gram,
    of: { a: number(nouns.day, 6, 9), b: g(7, 9), c: g(215, 480) },
    tell: n => ({
      en: line`A bag has ${n('c')} of birdseed in it. A parakeet eats ${n('b')} of it each day. How many grams of birdseed are left after ${n('a')}?`,
      es: line`Una bolsa tiene ${n('c')} de alpiste. Un perico come ${n('b')} cada día. ¿Cuántos gramos de alpiste quedan después de ${n('a')}?`,
    }),
    finds: [
      { en: line`the birdseed for all the days`, es: line`el alpiste de todos los días` },
      { en: line`the birdseed that is left`, es: line`el alpiste que queda` },
    ],
    ends: x => ({ en: line`There are ${x} of birdseed left.`, es: line`Quedan ${x} de alpiste.` }),
  },
  {
    plan: 'groups, more',
    noun: nouns.kilogram,
    of: { a: number(nouns.bag, 6, 9), b: kg(7, 9), c: kg(125, 260) },
    tell: n => ({
      en: line`A small truck carries ${n('a')} of soil and a machine. Each bag has a mass of ${n('b')}, and the machine has a mass of ${n('c')}. How many kilograms does the truck carry?`,
      es: line`Una camioneta lleva ${n('a')} de tierra y una máquina. Cada bolsa tiene una masa de ${n('b')} y la máquina tiene una masa de ${n('c')}. ¿Cuántos kilogramos lleva la camioneta?`,
    }),
    finds: [
      { en: line`the mass of the bags`, es: line`la masa de las bolsas` },
      { en: line`the mass of all the things`, es: line`la masa de todo` },
    ],
    ends: x => ({ en: line`The truck carries ${x}.`, es: line`La camioneta lleva ${x}.` }),
  },
  {
    plan: 'less, shared',
    noun: nouns.liter,
    of: { a: L(6, 9), b: L(24, 58), c: number(wateringCan, 6, 8) },
    tell: n => ({
      en: line`A barrel has ${n('a')} of rainwater in it. A farmer gives ${n('b')} to the goats. The rest fills ${n('c')} of the same size. How many liters does each watering can hold?`,
      es: line`Un barril tiene ${n('a')} de agua de lluvia. Un granjero da ${n('b')} a las cabras. Con el resto se llenan ${n('c')} del mismo tamaño. ¿Cuántos litros caben en cada regadera?`,
    }),
    finds: [
      { en: line`the rest of the water`, es: line`el resto del agua` },
      { en: line`the water in each watering can`, es: line`el agua de cada regadera` },
    ],
    ends: x => ({ en: line`Each watering can holds ${x}.`, es: line`En cada regadera caben ${x}.` }),
  },
  {
    plan: 'groups, less',
    noun: nouns.milliliter,
    of: { a: number(nouns.testTube, 7, 9), b: mL(7, 9), c: mL(13, 28) },
    tell: n => ({
      en: line`A student fills ${n('a')} with ${n('b')} of salt water each. In the experiment, ${n('c')} of this salt water are used. How many milliliters of salt water are left?`,
      es: line`Una estudiante llena ${n('a')} con ${n('b')} de agua salada cada uno. En el experimento se usan ${n('c')} de esa agua salada. ¿Cuántos mililitros de agua salada quedan?`,
    }),
    finds: [
      { en: line`all of the salt water`, es: line`toda el agua salada` },
      { en: line`the salt water that is left`, es: line`el agua salada que queda` },
    ],
    ends: x => ({ en: line`There are ${x} of salt water left.`, es: line`Quedan ${x} de agua salada.` }),
  },
  {
    plan: 'joined, shared',
    noun: nouns.kilogram,
    of: { a: kg(5, 9), b: kg(13, 26), c: number(nouns.bag, 7, 9) },
    tell: n => ({
      en: line`A farm stand mixes ${n('a')} of red potatoes and ${n('b')} of yellow potatoes. The mix is divided equally among ${n('c')}. How many kilograms of potatoes are in each bag?`,
      es: line`Un puesto de granja mezcla ${n('a')} de papas rojas y ${n('b')} de papas amarillas. La mezcla se reparte en partes iguales en ${n('c')}. ¿Cuántos kilogramos de papas hay en cada bolsa?`,
    }),
    finds: [
      { en: line`all of the potatoes`, es: line`todas las papas` },
      { en: line`the potatoes in each bag`, es: line`las papas de cada bolsa` },
    ],
    ends: x => ({ en: line`There are ${x} of potatoes in each bag.`, es: line`En cada bolsa hay ${x} de papas.` }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.liter,
    of: { a: number(nouns.bucket, 4, 6), b: L(7, 9), c: L(13, 29) },
    tell: n => ({
      en: line`A full water trough holds ${n('c')} of water. Nina pours ${n('a')} of water into the empty trough. Each bucket holds ${n('b')}. How many more liters are needed to fill the trough?`,
      es: line`En un bebedero lleno caben ${n('c')} de agua. Nina echa ${n('a')} de agua en el bebedero vacío. En cada cubeta caben ${n('b')}. ¿Cuántos litros faltan para llenar el bebedero?`,
    }),
    finds: [
      { en: line`the water in the trough`, es: line`el agua que hay en el bebedero` },
      { en: line`the water that is missing`, es: line`el agua que falta` },
    ],
    ends: x => ({
      en: line`To fill the trough, ${x.amount} more ${things(nouns.liter)} are needed.`,
      es: line`Faltan ${x} para llenar el bebedero.`,
    }),
  },
  {
    plan: 'groups, more',
    noun: nouns.gram,
    of: { a: number(nouns.cookie, 7, 9), b: g(8, 9), c: g(115, 190) },
    tell: n => ({
      en: line`An empty tin has a mass of ${n('c')}. Rosa puts ${n('a')} with a mass of ${n('b')} each into the tin. What is the mass of the tin with the cookies in grams?`,
      es: line`Una lata vacía tiene una masa de ${n('c')}. Rosa pone en la lata ${n('a')} con una masa de ${n('b')} cada una. ¿Cuál es la masa de la lata con las galletas en gramos?`,
    }),
    finds: [
      { en: line`the mass of the cookies`, es: line`la masa de las galletas` },
      { en: line`the mass of the tin with the cookies`, es: line`la masa de la lata con las galletas` },
    ],
    ends: x => ({
      en: line`The tin with the cookies has a mass of ${x}.`,
      es: line`La lata con las galletas tiene una masa de ${x}.`,
    }),
  },
  {
    plan: 'less, shared',
    noun: nouns.gram,
    of: { a: g(6, 9), b: g(13, 28), c: number(nouns.magnet, 6, 9) },
    tell: n => ({
      en: line`A box with ${n('c')} of the same kind has a mass of ${n('a')}. The empty box has a mass of ${n('b')}. What is the mass of each magnet in grams?`,
      es: line`Una caja con ${n('c')} del mismo tipo tiene una masa de ${n('a')}. La caja vacía tiene una masa de ${n('b')}. ¿Cuál es la masa de cada imán en gramos?`,
    }),
    finds: [
      { en: line`the mass of all the magnets`, es: line`la masa de todos los imanes` },
      { en: line`the mass of each magnet`, es: line`la masa de cada imán` },
    ],
    ends: x => ({ en: line`Each magnet has a mass of ${x}.`, es: line`Cada imán tiene una masa de ${x}.` }),
  },
  {
    plan: 'groups, less',
    noun: nouns.kilogram,
    of: { a: number(nouns.sack, 7, 9), b: kg(8, 9), c: kg(15, 36) },
    tell: n => ({
      en: line`A bakery gets ${n('a')} of flour with a mass of ${n('b')} each. In one week, the bakers use ${n('c')}. How many kilograms of flour are left?`,
      es: line`Una panadería recibe ${n('a')} de harina con una masa de ${n('b')} cada uno. En una semana, los panaderos usan ${n('c')}. ¿Cuántos kilogramos de harina quedan?`,
    }),
    finds: [
      { en: line`the flour in all the sacks`, es: line`la harina de todos los sacos` },
      { en: line`the flour that is left`, es: line`la harina que queda` },
    ],
    ends: x => ({ en: line`There are ${x} of flour left.`, es: line`Quedan ${x} de harina.` }),
  },
]

/** The same with a number that plays no part. */
export const extraStories: readonly Story[] = [
  {
    plan: 'rest of groups',
    noun: nouns.milliliter,
    of: { a: number(nouns.week, 6, 9), b: mL(6, 9), c: mL(165, 430), e: number(nouns.plant, 11, 15) },
    tell: n => ({
      en: line`Sara takes care of ${n('e')}. She has a bottle with ${n('c')} of plant food. Each week, she uses ${n('b')} of it. How many milliliters of plant food are left after ${n('a')}?`,
      es: line`Sara cuida ${n('e')}. Tiene una botella con ${n('c')} de abono líquido. Cada semana usa ${n('b')}. ¿Cuántos mililitros de abono le quedan después de ${n('a')}?`,
    }),
    finds: [
      { en: line`the plant food for all the weeks`, es: line`el abono de todas las semanas` },
      { en: line`the plant food that is left`, es: line`el abono que queda` },
    ],
    ends: x => ({ en: line`There are ${x} of plant food left.`, es: line`Quedan ${x} de abono.` }),
  },
  {
    plan: 'groups, more',
    noun: nouns.liter,
    of: { a: number(milkCan, 6, 9), b: L(8, 9), c: L(13, 25), e: number(nouns.cow, 5, 5) },
    tell: n => ({
      en: line`On a farm, ${n('e')} are milked. The farmer fills ${n('a')} with ${n('b')} of milk each and has ${n('c')} left over. How many liters of milk does the farmer have?`,
      es: line`En una granja se ordeñan ${n('e')}. El granjero llena ${n('a')} con ${n('b')} de leche cada uno y le sobran ${n('c')}. ¿Cuántos litros de leche tiene el granjero?`,
    }),
    finds: [
      { en: line`the milk in the cans`, es: line`la leche de los cántaros` },
      { en: line`all of the milk`, es: line`toda la leche` },
    ],
    ends: x => ({ en: line`The farmer has ${x} of milk.`, es: line`El granjero tiene ${x} de leche.` }),
  },
  {
    plan: 'less, shared',
    noun: nouns.kilogram,
    of: { a: kg(4, 8), b: kg(13, 27), c: number(nouns.neighbor, 6, 9), e: number(nouns.tree, 3, 5) },
    tell: n => ({
      en: line`From ${n('e')}, Pablo picks ${n('a')} of oranges. He keeps ${n('b')} and gives the rest to ${n('c')}, the same amount to each. How many kilograms of oranges does each neighbor get?`,
      es: line`De ${n('e')}, Pablo recoge ${n('a')} de naranjas. Guarda ${n('b')} y reparte el resto en partes iguales entre ${n('c')}. ¿Cuántos kilogramos de naranjas recibe cada vecino?`,
    }),
    finds: [
      { en: line`the rest of the oranges`, es: line`el resto de las naranjas` },
      { en: line`the oranges for each neighbor`, es: line`las naranjas de cada vecino` },
    ],
    ends: x => ({ en: line`Each neighbor gets ${x} of oranges.`, es: line`Cada vecino recibe ${x} de naranjas.` }),
  },
  {
    plan: 'groups, less',
    noun: nouns.kilogram,
    of: { a: number(nouns.crate, 7, 9), b: kg(8, 9), c: kg(21, 38), e: number(nouns.seal, 6, 6) },
    tell: n => ({
      en: line`A zoo with ${n('e')} buys ${n('a')} of fish. Each crate has ${n('b')} of fish in it. On the first day, the seals eat ${n('c')} of fish. How many kilograms of fish are left?`,
      es: line`Un zoológico con ${n('e')} compra ${n('a')} de pescado. Cada cajón tiene ${n('b')} de pescado. El primer día, las focas comen ${n('c')} de pescado. ¿Cuántos kilogramos de pescado quedan?`,
    }),
    finds: [
      { en: line`the fish in all the crates`, es: line`el pescado de todos los cajones` },
      { en: line`the fish that is left`, es: line`el pescado que queda` },
    ],
    ends: x => ({ en: line`There are ${x} of fish left.`, es: line`Quedan ${x} de pescado.` }),
  },
  {
    plan: 'joined, shared',
    noun: nouns.liter,
    of: { a: L(5, 8), b: L(13, 25), c: number(jug, 7, 9), e: kg(110, 140) },
    tell: n => ({
      en: line`From ${n('e')} of apples, a farm makes ${n('a')} of juice on Monday and ${n('b')} on Tuesday. All of the juice fills ${n('c')} of the same size. How many liters of juice are in each jug?`,
      es: line`Con ${n('e')} de manzanas, en una granja se hacen ${n('a')} de jugo el lunes y ${n('b')} el martes. Con todo el jugo se llenan ${n('c')} del mismo tamaño. ¿Cuántos litros de jugo hay en cada garrafa?`,
    }),
    finds: [
      { en: line`all of the juice`, es: line`todo el jugo` },
      { en: line`the juice in each jug`, es: line`el jugo de cada garrafa` },
    ],
    ends: x => ({ en: line`There are ${x} of juice in each jug.`, es: line`En cada garrafa hay ${x} de jugo.` }),
  },
  {
    plan: 'rest of groups',
    noun: nouns.kilogram,
    of: { a: number(nouns.box, 6, 9), b: kg(7, 9), c: kg(135, 290), e: number(nouns.floor, 11, 19) },
    tell: n => ({
      en: line`In a building with ${n('e')}, the elevator can carry ${n('c')}. There are ${n('a')} in it with a mass of ${n('b')} each. How many more kilograms can the elevator carry?`,
      es: line`En un edificio de ${n('e')}, el elevador puede llevar ${n('c')}. En él hay ${n('a')} con una masa de ${n('b')} cada una. ¿Cuántos kilogramos más puede llevar el elevador?`,
    }),
    finds: [
      { en: line`the mass of the boxes`, es: line`la masa de las cajas` },
      { en: line`what the elevator can still carry`, es: line`lo que todavía puede llevar` },
    ],
    ends: x => ({ en: line`The elevator can carry ${x} more.`, es: line`El elevador puede llevar ${x} más.` }),
  },
  {
    plan: 'groups, more',
    noun: nouns.gram,
    of: { a: number(nouns.bead, 7, 9), b: g(3, 6), c: g(13, 19), e: number(nouns.centimeter, 42, 58) },
    tell: n => ({
      en: line`A chain is ${n('e')} long and has a mass of ${n('c')}. To make a necklace, Mei puts ${n('a')} with a mass of ${n('b')} each on it. What is the mass of the necklace in grams?`,
      es: line`Una cadena mide ${n('e')} de largo y tiene una masa de ${n('c')}. Para hacer un collar, Mei le pone ${n('a')} con una masa de ${n('b')} cada una. ¿Cuál es la masa del collar en gramos?`,
    }),
    finds: [
      { en: line`the mass of the beads`, es: line`la masa de las cuentas` },
      { en: line`the mass of the necklace`, es: line`la masa del collar` },
    ],
    ends: x => ({ en: line`The necklace has a mass of ${x}.`, es: line`El collar tiene una masa de ${x}.` }),
  },
  {
    plan: 'less, shared',
    noun: nouns.milliliter,
    of: { a: mL(6, 9), b: mL(24, 38), c: number(nouns.jar, 6, 8), e: number(nouns.centimeter, 60, 95) },
    tell: n => ({
      en: line`Gabriel has ${n('a')} of blue paint. He uses ${n('b')} for a sign that is ${n('e')} wide. He pours the rest equally into ${n('c')}. How many milliliters of paint are in each jar?`,
      es: line`Gabriel tiene ${n('a')} de pintura azul. Usa ${n('b')} para un letrero de ${n('e')} de ancho. El resto lo reparte en partes iguales en ${n('c')}. ¿Cuántos mililitros de pintura hay en cada frasco?`,
    }),
    finds: [
      { en: line`the rest of the paint`, es: line`el resto de la pintura` },
      { en: line`the paint in each jar`, es: line`la pintura de cada frasco` },
    ],
    ends: x => ({ en: line`There are ${x} of paint in each jar.`, es: line`En cada frasco hay ${x} de pintura.` }),
  },
]
