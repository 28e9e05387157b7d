import {
  type Block,
  type Both,
  count,
  type Expr,
  type Inline,
  line,
  type Noun,
  name,
  type Person,
  prose,
  Ratio,
  subject,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Quantity = Extract<Term, { kind: 'quantity' }>

/** The answer as a sentence of the story. */
export type Says = (answer: Quantity, who: Person) => Both<readonly Inline[]>

/** A story tells the same in both languages around the same numbers. */
export interface Story {
  readonly noun: Noun
  /** The most that is plausible. */
  readonly most: number
  /** In what parts the amount is measured, and of what parts people speak here. */
  readonly in: readonly number[]
  readonly parts: readonly Ratio[]
  tell(part: Ratio, whole: Quantity, who: Person): Both<Block>
  readonly says: Says
}
const partsIn = (...denominators: readonly number[]): readonly Ratio[] =>
  denominators.flatMap(d => Array.from({ length: d - 1 }, (_, i) => Ratio.of(i + 1, d)).filter(value => value.d === d))
const simple = partsIn(2, 3, 4)
const many = partsIn(2, 3, 4, 5, 6, 8)

export const partOfWhole: readonly Story[] = [
  {
    noun: nouns.cup,
    most: 9,
    in: [2, 3, 4],
    parts: simple,
    tell: (part, whole, who) => ({
      en: prose`A recipe calls for ${whole} of flour. ${name(who)} makes ${part} of the recipe. How much flour does ${subject(who)} need?`,
      es: prose`Una receta lleva ${whole} de harina. ${name(who)} prepara ${part} de la receta. ¿Cuánta harina necesita?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} needs ${x} of flour.`,
      es: line`${name(who)} necesita ${x} de harina.`,
    }),
  },
  {
    noun: nouns.mile,
    most: 12,
    in: [2, 4, 5, 8, 10],
    parts: partsIn(2, 3, 4, 5, 6, 8, 10),
    tell: (part, whole, who) => ({
      en: prose`A trail is ${whole} long. ${name(who)} has hiked ${part} of it. How far has ${subject(who)} hiked?`,
      es: prose`Un sendero mide ${whole}. ${name(who)} ha recorrido ${part} del sendero. ¿Qué distancia ha recorrido?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has hiked ${x}.`, es: line`${name(who)} ha recorrido ${x}.` }),
  },
  {
    noun: nouns.gallon,
    most: 8,
    in: [2, 4],
    parts: partsIn(2, 3, 4, 5),
    tell: (part, whole, who) => ({
      en: prose`${name(who)} has ${whole} of paint and uses ${part} of it for a fence. How much paint does ${subject(who)} use?`,
      es: prose`${name(who)} tiene ${whole} de pintura y usa ${part} de la pintura en una cerca. ¿Cuánta pintura usa?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} uses ${x} of paint.`, es: line`${name(who)} usa ${x} de pintura.` }),
  },
  {
    noun: nouns.hour,
    most: 3,
    in: [2, 3, 4],
    parts: simple,
    tell: (part, whole, who) => ({
      en: prose`Track practice lasts ${whole}. ${name(who)} runs for ${part} of the time. How long does ${subject(who)} run?`,
      es: prose`El entrenamiento de atletismo dura ${whole}. ${name(who)} corre durante ${part} de ese tiempo. ¿Cuánto tiempo corre?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} runs for ${x}.`, es: line`${name(who)} corre durante ${x}.` }),
  },
  {
    noun: nouns.yard,
    most: 12,
    in: [2, 3, 4, 8],
    parts: many,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} buys ${whole} of cloth and uses ${part} of it for a costume. How much cloth does ${subject(who)} use?`,
      es: prose`${name(who)} compra ${whole} de tela y usa ${part} de la tela para un disfraz. ¿Cuánta tela usa?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} uses ${x} of cloth.`, es: line`${name(who)} usa ${x} de tela.` }),
  },
  {
    noun: nouns.foot,
    most: 10,
    in: [2, 3, 4],
    parts: many,
    tell: (part, whole, who) => ({
      en: prose`A strip of wood is ${whole} long. ${name(who)} uses ${part} of the strip for a picture frame. How long is that part?`,
      es: prose`Una tira de madera mide ${whole}. ${name(who)} usa ${part} de la tira para un marco. ¿Cuánto mide esa parte?`,
    }),
    says: x => ({ en: line`That part is ${x} long.`, es: line`Esa parte mide ${x}.` }),
  },
  {
    noun: nouns.pound,
    most: 12,
    in: [2, 4, 8],
    parts: many,
    tell: (part, whole, who) => ({
      en: prose`A bag has ${whole} of birdseed in it. ${name(who)} puts ${part} of it in a feeder. How much birdseed is in the feeder?`,
      es: prose`En una bolsa hay ${whole} de alpiste. ${name(who)} pone ${part} del alpiste en un comedero. ¿Cuánto alpiste hay en el comedero?`,
    }),
    says: x => ({ en: line`The feeder holds ${x} of birdseed.`, es: line`El comedero tiene ${x} de alpiste.` }),
  },
  {
    noun: nouns.liter,
    most: 6,
    in: [2, 4, 5],
    parts: partsIn(2, 3, 4, 5, 6),
    tell: (part, whole, who) => ({
      en: prose`A jug has ${whole} of juice in it. ${name(who)} pours ${part} of the juice into glasses. How much juice is in the glasses?`,
      es: prose`Una jarra tiene ${whole} de jugo. ${name(who)} sirve ${part} del jugo en vasos. ¿Cuánto jugo hay en los vasos?`,
    }),
    says: x => ({ en: line`The glasses hold ${x} of juice.`, es: line`Los vasos tienen ${x} de jugo.` }),
  },
]

export const partThatIsLeft: readonly Story[] = [
  {
    noun: nouns.yard,
    most: 12,
    in: [2, 3, 4, 8],
    parts: many,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} has ${whole} of ribbon and gives away ${part} of it. How much ribbon is left?`,
      es: prose`${name(who)} tiene ${whole} de cinta y regala ${part} de la cinta. ¿Cuánta cinta le queda?`,
    }),
    says: x => ({ en: line`There are ${x} of ribbon left.`, es: line`Quedan ${x} de cinta.` }),
  },
  {
    noun: nouns.cup,
    most: 12,
    in: [2, 3, 4],
    parts: simple,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} makes ${whole} of lemonade and pours out ${part} of it for guests. How much lemonade is left?`,
      es: prose`${name(who)} prepara ${whole} de limonada y sirve ${part} de la limonada a sus invitados. ¿Cuánta limonada queda?`,
    }),
    says: x => ({ en: line`There are ${x} of lemonade left.`, es: line`Quedan ${x} de limonada.` }),
  },
  {
    noun: nouns.mile,
    most: 12,
    in: [2, 4, 5, 8, 10],
    parts: partsIn(2, 3, 4, 5, 6, 8, 10),
    tell: (part, whole, who) => ({
      en: prose`The path to the lake is ${whole} long. ${name(who)} has walked ${part} of it. How far is it from there to the lake?`,
      es: prose`El camino al lago mide ${whole}. ${name(who)} ya caminó ${part} del camino. ¿Cuánto le falta para llegar al lago?`,
    }),
    says: x => ({ en: line`It is ${x} from there to the lake.`, es: line`Faltan ${x} para llegar al lago.` }),
  },
  {
    noun: nouns.gallon,
    most: 10,
    in: [2, 4],
    parts: partsIn(2, 3, 4, 5),
    tell: (part, whole, who) => ({
      en: prose`A tank has ${whole} of water in it. ${name(who)} uses ${part} of it to water the garden. How much water is left?`,
      es: prose`En un tanque hay ${whole} de agua. ${name(who)} usa ${part} del agua para regar el jardín. ¿Cuánta agua queda?`,
    }),
    says: x => ({ en: line`There are ${x} of water left.`, es: line`Quedan ${x} de agua.` }),
  },
  {
    noun: nouns.hour,
    most: 4,
    in: [2, 3, 4],
    parts: simple,
    tell: (part, whole, who) => ({
      en: prose`A train trip takes ${whole}. ${name(who)} sleeps for ${part} of the trip. How long is ${subject(who)} awake?`,
      es: prose`Un viaje en tren dura ${whole}. ${name(who)} duerme ${part} del viaje. ¿Cuánto tiempo está sin dormir?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} is awake for ${x}.`, es: line`${name(who)} está ${x} sin dormir.` }),
  },
  {
    noun: nouns.foot,
    most: 12,
    in: [2, 3, 4],
    parts: many,
    tell: (part, whole, who) => ({
      en: prose`A rope is ${whole} long. ${name(who)} cuts off ${part} of it for a swing. How long is the rest of the rope?`,
      es: prose`Una cuerda mide ${whole}. ${name(who)} corta ${part} de la cuerda para un columpio. ¿Cuánto mide el resto de la cuerda?`,
    }),
    says: x => ({ en: line`The rest of the rope is ${x} long.`, es: line`El resto de la cuerda mide ${x}.` }),
  },
  {
    noun: nouns.pound,
    most: 12,
    in: [2, 4, 8],
    parts: many,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} has ${whole} of clay and uses ${part} of it for a vase. How much clay is left?`,
      es: prose`${name(who)} tiene ${whole} de arcilla y usa ${part} de la arcilla para un florero. ¿Cuánta arcilla queda?`,
    }),
    says: x => ({ en: line`There are ${x} of clay left.`, es: line`Quedan ${x} de arcilla.` }),
  },
  {
    noun: nouns.liter,
    most: 8,
    in: [2, 4, 5],
    parts: partsIn(2, 3, 4, 5, 6),
    tell: (part, whole, who) => ({
      en: prose`There are ${whole} of soup in a pot. ${name(who)} serves ${part} of the soup. How much soup is left?`,
      es: prose`En una olla hay ${whole} de sopa. ${name(who)} sirve ${part} de la sopa. ¿Cuánta sopa queda?`,
    }),
    says: x => ({ en: line`There are ${x} of soup left.`, es: line`Quedan ${x} de sopa.` }),
  },
]

/** What is counted in whole numbers, or measured in whole units. */
export interface CountedStory extends Omit<Story, 'in' | 'parts'> {
  readonly least: number
}
export const partOfMany: readonly CountedStory[] = [
  {
    noun: nouns.student,
    least: 15,
    most: 36,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} is in a class of ${whole}, and ${part} of them are in the art group. How many students are in the art group?`,
      es: prose`En la clase de ${name(who)} hay ${whole} y ${part} de ellos están en el grupo de arte. ¿Cuántos estudiantes hay en el grupo de arte?`,
    }),
    says: x => ({ en: line`There are ${x} in the art group.`, es: line`Hay ${x} en el grupo de arte.` }),
  },
  {
    noun: nouns.dollar,
    least: 8,
    most: 40,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} gets an allowance of ${whole} and saves ${part} of it. How many dollars does ${subject(who)} save?`,
      es: prose`${name(who)} recibe ${whole} de mesada y ahorra ${part} de la mesada. ¿Cuántos dólares ahorra?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} saves ${x}.`, es: line`${name(who)} ahorra ${x}.` }),
  },
  {
    noun: nouns.squareFoot,
    least: 12,
    most: 40,
    tell: (part, whole, who) => ({
      en: prose`A garden plot has an area of ${whole}. ${name(who)} plants tomatoes on ${part} of the plot. How many square feet is that?`,
      es: prose`Una parcela del huerto tiene un área de ${whole}. ${name(who)} siembra tomates en ${part} de la parcela. ¿Cuántos pies cuadrados son?`,
    }),
    says: x => ({ en: line`There are tomatoes on ${x}.`, es: line`Hay tomates en ${x}.` }),
  },
  {
    noun: nouns.page,
    least: 40,
    most: 120,
    tell: (part, whole, who) => ({
      en: prose`A book has ${whole}. ${name(who)} has read ${part} of them. How many pages has ${subject(who)} read?`,
      es: prose`Un libro tiene ${whole}. ${name(who)} ha leído ${part} de ellas. ¿Cuántas páginas ha leído?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has read ${x}.`, es: line`${name(who)} ha leído ${x}.` }),
  },
  {
    noun: nouns.minute,
    least: 30,
    most: 90,
    tell: (part, whole, who) => ({
      en: prose`A soccer practice lasts ${whole}. ${name(who)} plays in goal for ${part} of the practice. How many minutes is that?`,
      es: prose`Un entrenamiento de fútbol dura ${whole}. ${name(who)} juega de portería durante ${part} del entrenamiento. ¿Cuántos minutos son?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} plays in goal for ${x}.`,
      es: line`${name(who)} juega de portería durante ${x}.`,
    }),
  },
  {
    noun: nouns.cookie,
    least: 24,
    most: 60,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} bakes ${whole} and takes ${part} of them to school. How many cookies does ${subject(who)} take to school?`,
      es: prose`${name(who)} hornea ${whole} y lleva ${part} de ellas a la escuela. ¿Cuántas galletas lleva a la escuela?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} takes ${x} to school.`,
      es: line`${name(who)} lleva ${x} a la escuela.`,
    }),
  },
  {
    noun: nouns.photo,
    least: 20,
    most: 80,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} took ${whole} on a trip and printed ${part} of them. How many photos did ${subject(who)} print?`,
      es: prose`${name(who)} tomó ${whole} en un viaje e imprimió ${part} de ellas. ¿Cuántas fotos imprimió?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} printed ${x}.`, es: line`${name(who)} imprimió ${x}.` }),
  },
  {
    noun: nouns.seat,
    least: 60,
    most: 120,
    tell: (part, whole) => ({
      en: prose`A small theater has ${whole}, and ${part} of them are taken. How many seats are taken?`,
      es: prose`Un teatro pequeño tiene ${whole} y ${part} de ellos están ocupados. ¿Cuántos asientos están ocupados?`,
    }),
    says: x => ({ en: line`There are ${x} taken.`, es: line`Hay ${x} ocupados.` }),
  },
]

/** So much for one, and how much for many. */
export interface RateStory {
  readonly noun: Noun
  readonly in: readonly number[]
  /** The most for one. */
  readonly most: number
  tell(each: Expr, many: Expr, who: Person): Both<Block>
  readonly says: Says
}
export const forMany: readonly RateStory[] = [
  {
    noun: nouns.mile,
    in: [2, 3, 4, 8],
    most: 4,
    tell: (each, many, who) => ({
      en: prose`${name(who)} walks ${count(each, nouns.mile)} in one hour. How far does ${subject(who)} walk in ${count(many, nouns.hour)} at that speed?`,
      es: prose`${name(who)} camina ${count(each, nouns.mile)} en una hora. ¿Qué distancia camina en ${count(many, nouns.hour)} a esa velocidad?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} walks ${x}.`, es: line`${name(who)} camina ${x}.` }),
  },
  {
    noun: nouns.cup,
    in: [2, 3, 4],
    most: 4,
    tell: (each, many, who) => ({
      en: prose`One pan of corn bread takes ${count(each, nouns.cup)} of cornmeal. ${name(who)} bakes ${many} pans. How much cornmeal does ${subject(who)} need?`,
      es: prose`Un molde de pan de maíz lleva ${count(each, nouns.cup)} de harina de maíz. ${name(who)} hornea ${many} moldes. ¿Cuánta harina de maíz necesita?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} needs ${x} of cornmeal.`,
      es: line`${name(who)} necesita ${x} de harina de maíz.`,
    }),
  },
  {
    noun: nouns.cup,
    in: [2, 3, 4],
    most: 4,
    tell: (each, many) => ({
      en: prose`A dog eats ${count(each, nouns.cup)} of food a day. How much food does it eat in ${count(many, nouns.day)}?`,
      es: prose`Un perro come ${count(each, nouns.cup)} de alimento al día. ¿Cuánto alimento come en ${count(many, nouns.day)}?`,
    }),
    says: x => ({ en: line`The dog eats ${x} of food.`, es: line`El perro come ${x} de alimento.` }),
  },
  {
    noun: nouns.pound,
    in: [2, 4, 8],
    most: 4,
    tell: (each, many) => ({
      en: prose`A kitten weighs ${count(each, nouns.pound)}. Its mother weighs ${many} times as much. How much does the mother weigh?`,
      es: prose`Un gatito pesa ${count(each, nouns.pound)}. Su madre pesa ${many} veces ese peso. ¿Cuánto pesa la madre?`,
    }),
    says: x => ({ en: line`The mother weighs ${x}.`, es: line`La madre pesa ${x}.` }),
  },
  {
    noun: nouns.gallon,
    in: [2, 4],
    most: 4,
    tell: (each, many) => ({
      en: prose`A hose gives ${count(each, nouns.gallon)} of water in one minute. How much water does it give in ${count(many, nouns.minute)}?`,
      es: prose`Una manguera da ${count(each, nouns.gallon)} de agua en un minuto. ¿Cuánta agua da en ${count(many, nouns.minute)}?`,
    }),
    says: x => ({ en: line`The hose gives ${x} of water.`, es: line`La manguera da ${x} de agua.` }),
  },
  {
    noun: nouns.inch,
    in: [2, 4, 8],
    most: 4,
    tell: (each, many) => ({
      en: prose`A vine grows ${count(each, nouns.inch)} each week. How much does it grow in ${count(many, nouns.week)}?`,
      es: prose`Una enredadera crece ${count(each, nouns.inch)} cada semana. ¿Cuánto crece en ${count(many, nouns.week)}?`,
    }),
    says: x => ({ en: line`The vine grows ${x}.`, es: line`La enredadera crece ${x}.` }),
  },
  {
    noun: nouns.foot,
    in: [2, 3, 4],
    most: 4,
    tell: (each, many) => ({
      en: prose`A bench is ${count(each, nouns.foot)} long. A garden bed is ${many} times as long. How long is the garden bed?`,
      es: prose`Una banca mide ${count(each, nouns.foot)} de largo. Un arriate mide ${many} veces ese largo. ¿Cuánto mide el arriate?`,
    }),
    says: x => ({ en: line`The garden bed is ${x} long.`, es: line`El arriate mide ${x} de largo.` }),
  },
  {
    noun: nouns.hour,
    in: [2, 4],
    most: 2,
    tell: (each, many) => ({
      en: prose`It rained for ${count(each, nouns.hour)} on Monday. On Tuesday it rained ${many} times as long. How long did it rain on Tuesday?`,
      es: prose`El lunes llovió durante ${count(each, nouns.hour)}. El martes llovió ${many} veces ese tiempo. ¿Cuánto tiempo llovió el martes?`,
    }),
    says: x => ({ en: line`It rained for ${x} on Tuesday.`, es: line`El martes llovió durante ${x}.` }),
  },
]

/** One number is not needed. */
export interface CrowdedStory {
  readonly noun: Noun
  readonly most: number
  readonly in: readonly number[]
  readonly parts: readonly Ratio[]
  readonly extra: readonly number[]
  tell(part: Ratio, whole: Quantity, extra: number, who: Person): Both<Block>
  readonly says: Says
}
export const withExtraNumber: readonly CrowdedStory[] = [
  {
    noun: nouns.cup,
    most: 7,
    in: [2, 3, 4],
    parts: simple,
    extra: [24, 30, 36, 40, 48],
    tell: (part, whole, extra, who) => ({
      en: prose`A recipe for ${count(extra, nouns.cookie)} calls for ${whole} of flour. ${name(who)} makes ${part} of the recipe. How much flour does ${subject(who)} need?`,
      es: prose`Una receta para ${count(extra, nouns.cookie)} lleva ${whole} de harina. ${name(who)} prepara ${part} de la receta. ¿Cuánta harina necesita?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} needs ${x} of flour.`,
      es: line`${name(who)} necesita ${x} de harina.`,
    }),
  },
  {
    noun: nouns.mile,
    most: 10,
    in: [2, 4, 5, 8, 10],
    parts: partsIn(2, 3, 4, 5, 6, 8),
    extra: [4, 5, 6],
    tell: (part, whole, extra, who) => ({
      en: prose`The hike around a lake takes ${count(extra, nouns.hour)}. The trail is ${whole} long. ${name(who)} has hiked ${part} of the trail. How far has ${subject(who)} hiked?`,
      es: prose`La caminata alrededor de un lago dura ${count(extra, nouns.hour)}. El sendero mide ${whole}. ${name(who)} ha recorrido ${part} del sendero. ¿Qué distancia ha recorrido?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has hiked ${x}.`, es: line`${name(who)} ha recorrido ${x}.` }),
  },
  {
    noun: nouns.yard,
    most: 8,
    in: [2, 3, 4, 8],
    parts: many,
    extra: [15, 18, 21, 24, 28, 32],
    tell: (part, whole, extra, who) => ({
      en: prose`${name(who)} buys ${whole} of cloth for ${count(extra, nouns.dollar)} and uses ${part} of the cloth for a costume. How much cloth does ${subject(who)} use?`,
      es: prose`${name(who)} compra ${whole} de tela por ${count(extra, nouns.dollar)} y usa ${part} de la tela para un disfraz. ¿Cuánta tela usa?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} uses ${x} of cloth.`, es: line`${name(who)} usa ${x} de tela.` }),
  },
  {
    noun: nouns.gallon,
    most: 6,
    in: [2, 4],
    parts: partsIn(2, 3, 4, 5),
    extra: [2, 3, 4, 5],
    tell: (part, whole, extra, who) => ({
      en: prose`In ${count(extra, nouns.day)}, ${name(who)} paints a fence. At the start there are ${whole} of paint, and the fence takes ${part} of the paint. How much paint does the fence take?`,
      es: prose`En ${count(extra, nouns.day)}, ${name(who)} pinta una cerca. Al principio hay ${whole} de pintura y la cerca lleva ${part} de la pintura. ¿Cuánta pintura lleva la cerca?`,
    }),
    says: x => ({ en: line`The fence takes ${x} of paint.`, es: line`La cerca lleva ${x} de pintura.` }),
  },
  {
    noun: nouns.pound,
    most: 9,
    in: [2, 4, 8],
    parts: many,
    extra: [6, 8, 10, 12],
    tell: (part, whole, extra, who) => ({
      en: prose`${name(who)} picks ${whole} of strawberries in ${count(extra, nouns.basket)} and makes jam with ${part} of the strawberries. How many pounds of strawberries go into the jam?`,
      es: prose`${name(who)} recoge ${whole} de fresas en ${count(extra, nouns.basket)} y hace mermelada con ${part} de las fresas. ¿Cuántas libras de fresas lleva la mermelada?`,
    }),
    says: x => ({ en: line`The jam takes ${x} of strawberries.`, es: line`La mermelada lleva ${x} de fresas.` }),
  },
  {
    noun: nouns.hour,
    most: 4,
    in: [2, 3, 4],
    parts: simple,
    extra: [12, 14, 16, 18, 20],
    tell: (part, whole, extra, who) => ({
      en: prose`A bus trip with ${count(extra, nouns.passenger)} takes ${whole}. ${name(who)} reads for ${part} of the trip. How long does ${subject(who)} read?`,
      es: prose`Un viaje en autobús con ${count(extra, nouns.passenger)} dura ${whole}. ${name(who)} lee durante ${part} del viaje. ¿Cuánto tiempo lee?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} reads for ${x}.`, es: line`${name(who)} lee durante ${x}.` }),
  },
  {
    noun: nouns.liter,
    most: 7,
    in: [2, 4, 5],
    parts: partsIn(2, 3, 4, 5, 6),
    extra: [8, 9, 10, 12],
    tell: (part, whole, extra) => ({
      en: prose`There are ${whole} of punch for ${count(extra, nouns.guest)}. The guests drink ${part} of the punch. How much punch do they drink?`,
      es: prose`Hay ${whole} de ponche para ${count(extra, nouns.guest)}. Los invitados toman ${part} del ponche. ¿Cuánto ponche toman?`,
    }),
    says: x => ({ en: line`The guests drink ${x} of punch.`, es: line`Los invitados toman ${x} de ponche.` }),
  },
  {
    noun: nouns.foot,
    most: 12,
    in: [2, 3, 4],
    parts: many,
    extra: [3, 4, 6, 8],
    tell: (part, whole, extra, who) => ({
      en: prose`${name(who)} has a roll with ${whole} of wire for ${count(extra, nouns.kite)}. So far, ${part} of the wire is used. How much wire is used?`,
      es: prose`${name(who)} tiene un rollo con ${whole} de alambre para ${count(extra, nouns.kite)}. Hasta ahora se ha usado ${part} del alambre. ¿Cuánto alambre se ha usado?`,
    }),
    says: x => ({ en: line`The wire that is used measures ${x}.`, es: line`El alambre usado mide ${x}.` }),
  },
]
