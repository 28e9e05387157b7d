import {
  type Block,
  type Both,
  count,
  type Inline,
  line,
  type Noun,
  name,
  noun,
  type Person,
  prose,
  type Quantity,
  role,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

interface SeveralSteps {
  readonly asked: Noun
  readonly ends: (amount: Quantity) => Both<readonly Inline[]>
}

/** So much of one thing uses up so much of another, of which there is more. */
interface LeftoverStory extends SeveralSteps {
  readonly ratios: readonly (readonly [first: number, second: number])[]
  readonly ask: (first: number, second: number, other: number, has: number, who: Person) => Both<Block>
}

/** Two amounts of the first thing: how much of the second goes with both? */
interface TwoPartStory extends SeveralSteps {
  /** How much of the second goes with one of the first. */
  readonly least: number
  readonly most: number
  /** What x stands for, with both amounts of the first together. */
  readonly what: (all: number) => Both<readonly Inline[]>
  readonly ask: (first: number, second: number, one: number, two: number, who: Person) => Both<Block>
}

const loaf = noun('loaf', 'loaves', 'hogaza', 'hogazas', 'f')
const costume = noun('costume', 'costumes', 'disfraz', 'disfraces', 'm')

export const leftoverStories: readonly LeftoverStory[] = [
  {
    asked: nouns.cup,
    ratios: [
      [4, 3],
      [3, 2],
      [5, 2],
      [5, 3],
      [5, 4],
      [4, 1],
    ],
    ask: (first, second, other, has, who) => ({
      en: prose`A recipe for ${role('first', count(first, nouns.serving))} uses ${role('second', count(second, nouns.cup))} of rice. ${name(who)} has ${role('has', count(has, nouns.cup))} of rice and cooks ${role('other', count(other, nouns.serving))}. How many cups of rice are left?`,
      es: prose`Una receta para ${role('first', count(first, nouns.serving))} lleva ${role('second', count(second, nouns.cup))} de arroz. ${name(who)} tiene ${role('has', count(has, nouns.cup))} de arroz y prepara ${role('other', count(other, nouns.serving))}. ¿Cuántas tazas de arroz sobran?`,
    }),
    ends: amount => ({ en: line`${amount} of rice are left.`, es: line`Sobran ${amount} de arroz.` }),
  },
  {
    asked: nouns.liter,
    ratios: [
      [7, 1],
      [8, 1],
      [9, 1],
      [15, 2],
      [17, 2],
    ],
    ask: (first, second, other, has, who) => ({
      en: prose`Painting ${role('first', count(first, nouns.squareMeter))} of wall takes ${role('second', count(second, nouns.liter))} of paint. ${name(who)} has ${role('has', count(has, nouns.liter))} of paint and paints ${role('other', count(other, nouns.squareMeter))}. How many liters of paint are left?`,
      es: prose`Para pintar ${role('first', count(first, nouns.squareMeter))} de pared se usan ${role('second', count(second, nouns.liter))} de pintura. ${name(who)} tiene ${role('has', count(has, nouns.liter))} de pintura y pinta ${role('other', count(other, nouns.squareMeter))}. ¿Cuántos litros de pintura sobran?`,
    }),
    ends: amount => ({ en: line`${amount} of paint are left.`, es: line`Sobran ${amount} de pintura.` }),
  },
  {
    asked: nouns.gallon,
    ratios: [
      [25, 1],
      [28, 1],
      [30, 1],
      [45, 2],
      [55, 2],
    ],
    ask: (first, second, other, has) => ({
      en: prose`To travel ${role('first', count(first, nouns.mile))}, a van uses ${role('second', count(second, nouns.gallon))} of gas. It starts with ${role('has', count(has, nouns.gallon))} of gas and travels ${role('other', count(other, nouns.mile))}. How many gallons of gas are left?`,
      es: prose`Para recorrer ${role('first', count(first, nouns.mile))}, una camioneta gasta ${role('second', count(second, nouns.gallon))} de gasolina. Sale con ${role('has', count(has, nouns.gallon))} de gasolina y recorre ${role('other', count(other, nouns.mile))}. ¿Cuántos galones de gasolina quedan?`,
    }),
    ends: amount => ({ en: line`${amount} of gas are left.`, es: line`Quedan ${amount} de gasolina.` }),
  },
  {
    asked: nouns.yard,
    ratios: [
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 5],
      [4, 5],
    ],
    ask: (first, second, other, has, who) => ({
      en: prose`Sewing ${role('first', count(first, costume))} takes ${role('second', count(second, nouns.yard))} of fabric. ${name(who)} has ${role('has', count(has, nouns.yard))} of fabric and sews ${role('other', count(other, costume))}. How many yards of fabric are left?`,
      es: prose`Para coser ${role('first', count(first, costume))} se usan ${role('second', count(second, nouns.yard))} de tela. ${name(who)} tiene ${role('has', count(has, nouns.yard))} de tela y cose ${role('other', count(other, costume))}. ¿Cuántas yardas de tela sobran?`,
    }),
    ends: amount => ({ en: line`${amount} of fabric are left.`, es: line`Sobran ${amount} de tela.` }),
  },
]

export const twoPartStories: readonly TwoPartStory[] = [
  {
    asked: nouns.gram,
    least: 2,
    most: 9,
    what: all => ({
      en: line`the number of grams of salt for ${all} liters`,
      es: line`el número de gramos de sal para ${all} litros`,
    }),
    ask: (first, second, one, two, who) => ({
      en: prose`For an experiment, ${name(who)} mixes ${role('second', count(second, nouns.gram))} of salt into ${role('first', count(first, nouns.liter))} of water. ${name(who)} makes the same mixture with ${role('one', count(one, nouns.liter))} of water for one tank and ${role('two', count(two, nouns.liter))} for another. How many grams of salt do both tanks need in all?`,
      es: prose`Para un experimento, ${name(who)} mezcla ${role('second', count(second, nouns.gram))} de sal con ${role('first', count(first, nouns.liter))} de agua. Prepara la misma mezcla con ${role('one', count(one, nouns.liter))} de agua para un tanque y ${role('two', count(two, nouns.liter))} para otro. ¿Cuántos gramos de sal se necesitan en total para los dos tanques?`,
    }),
    ends: amount => ({
      en: line`Both tanks need ${amount} of salt in all.`,
      es: line`Para los dos tanques se necesitan ${amount} de sal en total.`,
    }),
  },
  {
    asked: nouns.minute,
    what: all => ({
      en: line`the number of minutes for ${all} pages`,
      es: line`el número de minutos para ${all} páginas`,
    }),
    least: 2,
    most: 6,
    ask: (first, second, one, two, who) => ({
      en: prose`${name(who)} reads ${role('first', count(first, nouns.page))} of a biology textbook in ${role('second', count(second, nouns.minute))}. At this rate, how many minutes does it take to read one section of ${role('one', count(one, nouns.page))} and another of ${role('two', count(two, nouns.page))}?`,
      es: prose`${name(who)} lee ${role('first', count(first, nouns.page))} de un libro de biología en ${role('second', count(second, nouns.minute))}. A este ritmo, ¿cuántos minutos tarda en leer una sección de ${role('one', count(one, nouns.page))} y otra de ${role('two', count(two, nouns.page))}?`,
    }),
    ends: amount => ({ en: line`It takes ${amount}.`, es: line`Tarda ${amount}.` }),
  },
  {
    asked: nouns.dollar,
    what: all => ({ en: line`the price of ${all} pounds in dollars`, es: line`el precio en dólares de ${all} libras` }),
    least: 2,
    most: 7,
    ask: (first, second, one, two, who) => ({
      en: prose`At a market, ${role('first', count(first, nouns.pound))} of cherries cost ${role('second', count(second, nouns.dollar))}. ${name(who)} buys ${role('one', count(one, nouns.pound))} for a pie and ${role('two', count(two, nouns.pound))} for jam. How many dollars do all the cherries cost?`,
      es: prose`En un mercado, ${role('first', count(first, nouns.pound))} de cerezas cuestan ${role('second', count(second, nouns.dollar))}. ${name(who)} compra ${role('one', count(one, nouns.pound))} para un pastel y ${role('two', count(two, nouns.pound))} para mermelada. ¿Cuántos dólares cuestan todas las cerezas?`,
    }),
    ends: amount => ({ en: line`The cherries cost ${amount}.`, es: line`Las cerezas cuestan ${amount}.` }),
  },
  {
    asked: nouns.liter,
    what: all => ({
      en: line`the number of liters in ${all} minutes`,
      es: line`el número de litros en ${all} minutos`,
    }),
    least: 2,
    most: 9,
    ask: (first, second, one, two) => ({
      en: prose`A pump moves ${role('second', count(second, nouns.liter))} of water in ${role('first', count(first, nouns.minute))}. It runs for ${role('one', count(one, nouns.minute))} in the morning and for ${role('two', count(two, nouns.minute))} in the evening. At this rate, how many liters of water does it move in all?`,
      es: prose`Una bomba mueve ${role('second', count(second, nouns.liter))} de agua en ${role('first', count(first, nouns.minute))}. Funciona ${role('one', count(one, nouns.minute))} por la mañana y ${role('two', count(two, nouns.minute))} por la tarde. A este ritmo, ¿cuántos litros de agua mueve en total?`,
    }),
    ends: amount => ({ en: line`The pump moves ${amount}.`, es: line`La bomba mueve ${amount}.` }),
  },
  {
    asked: nouns.foot,
    least: 18,
    most: 30,
    what: all => ({
      en: line`the number of feet in ${all} minutes`,
      es: line`el número de pies en ${all} minutos`,
    }),
    ask: (first, second, one, two) => ({
      en: prose`A machine paints ${role('second', count(second, nouns.foot))} of road line in ${role('first', count(first, nouns.minute))}. It runs for ${role('one', count(one, nouns.minute))} on one street and for ${role('two', count(two, nouns.minute))} on another. At this rate, how many feet of line does it paint in all?`,
      es: prose`Una máquina pinta ${role('second', count(second, nouns.foot))} de línea de carretera en ${role('first', count(first, nouns.minute))}. Trabaja ${role('one', count(one, nouns.minute))} en una calle y ${role('two', count(two, nouns.minute))} en otra. A este ritmo, ¿cuántos pies de línea pinta en total?`,
    }),
    ends: amount => ({
      en: line`The machine paints ${amount} of line in all.`,
      es: line`La máquina pinta ${amount} de línea en total.`,
    }),
  },
  {
    asked: nouns.kilogram,
    what: all => ({
      en: line`the weight of ${all} meters in kilograms`,
      es: line`el peso en kilogramos de ${all} metros`,
    }),
    least: 2,
    most: 6,
    ask: (first, second, one, two) => ({
      en: prose`A steel chain that is ${role('first', count(first, nouns.meter))} long weighs ${role('second', count(second, nouns.kilogram))}. From the same kind of chain, a hardware store cuts one piece of ${role('one', count(one, nouns.meter))} and another of ${role('two', count(two, nouns.meter))}. How many kilograms do the two pieces weigh in all?`,
      es: prose`Una cadena de acero de ${role('first', count(first, nouns.meter))} de largo pesa ${role('second', count(second, nouns.kilogram))}. De la misma cadena, una ferretería corta un trozo de ${role('one', count(one, nouns.meter))} y otro de ${role('two', count(two, nouns.meter))}. ¿Cuántos kilogramos pesan los dos trozos en total?`,
    }),
    ends: amount => ({
      en: line`The two pieces weigh ${amount} in all.`,
      es: line`Los dos trozos pesan ${amount} en total.`,
    }),
  },
  {
    asked: nouns.dollar,
    what: all => ({ en: line`the pay in dollars for ${all} hours`, es: line`el pago en dólares por ${all} horas` }),
    least: 12,
    most: 18,
    ask: (first, second, one, two, who) => ({
      en: prose`${name(who)} earns ${role('second', count(second, nouns.dollar))} for ${role('first', count(first, nouns.hour))} of yard work. At this rate, how many dollars is the pay for ${role('one', count(one, nouns.hour))} of work in May and ${role('two', count(two, nouns.hour))} in June?`,
      es: prose`${name(who)} gana ${role('second', count(second, nouns.dollar))} por ${role('first', count(first, nouns.hour))} de trabajo en jardines. A este ritmo, ¿cuántos dólares se pagan por ${role('one', count(one, nouns.hour))} de trabajo en mayo y ${role('two', count(two, nouns.hour))} en junio?`,
    }),
    ends: amount => ({
      en: line`The pay for both months is ${amount}.`,
      es: line`Por los dos meses se pagan ${amount}.`,
    }),
  },
  {
    asked: nouns.cup,
    what: all => ({
      en: line`the number of cups of flour for ${all} loaves`,
      es: line`el número de tazas de harina para ${all} hogazas`,
    }),
    least: 3,
    most: 4,
    ask: (first, second, one, two) => ({
      en: prose`A baker uses ${role('second', count(second, nouns.cup))} of flour to make ${role('first', count(first, loaf))} of bread. At this rate, how much flour does it take to bake ${role('one', count(one, loaf))} for a school and ${role('two', count(two, loaf))} for a café? Answer in cups.`,
      es: prose`Una panadera usa ${role('second', count(second, nouns.cup))} de harina para hacer ${role('first', count(first, loaf))} de pan. A este ritmo, ¿cuánta harina se necesita para hornear ${role('one', count(one, loaf))} para una escuela y ${role('two', count(two, loaf))} para una cafetería? Responde en tazas.`,
    }),
    ends: amount => ({ en: line`It takes ${amount} of flour.`, es: line`Se necesitan ${amount} de harina.` }),
  },
]
