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
  type Ratio,
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
  tell(part: Ratio, whole: Quantity, who: Person): Both<Block>
  readonly says: Says
}

export const partOfWhole: readonly Story[] = [
  {
    noun: nouns.cup,
    most: 12,
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
    tell: (part, whole, who) => ({
      en: prose`The length of a trail is ${whole}. ${name(who)} has hiked ${part} of it. How far has ${subject(who)} hiked?`,
      es: prose`Un sendero mide ${whole}. ${name(who)} ha recorrido ${part} del sendero. ¿Qué distancia ha recorrido?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has hiked ${x}.`, es: line`${name(who)} ha recorrido ${x}.` }),
  },
  {
    noun: nouns.gallon,
    most: 8,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} has ${whole} of paint and uses ${part} of it for a fence. How much paint does ${subject(who)} use?`,
      es: prose`${name(who)} tiene ${whole} de pintura y usa ${part} de la pintura en una cerca. ¿Cuánta pintura usa?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} uses ${x} of paint.`, es: line`${name(who)} usa ${x} de pintura.` }),
  },
  {
    noun: nouns.hour,
    most: 3,
    tell: (part, whole, who) => ({
      en: prose`Track practice takes ${whole}. ${name(who)} runs for ${part} of the time. How long does ${subject(who)} run?`,
      es: prose`El entrenamiento de atletismo dura ${whole}. ${name(who)} corre durante ${part} de ese tiempo. ¿Cuánto tiempo corre?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} runs for ${x}.`, es: line`${name(who)} corre durante ${x}.` }),
  },
  {
    noun: nouns.yard,
    most: 15,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} buys ${whole} of cloth and uses ${part} of it for a costume. How much cloth does ${subject(who)} use?`,
      es: prose`${name(who)} compra ${whole} de tela y usa ${part} de la tela para un disfraz. ¿Cuánta tela usa?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} uses ${x} of cloth.`, es: line`${name(who)} usa ${x} de tela.` }),
  },
]

export const partThatIsLeft: readonly Story[] = [
  {
    noun: nouns.yard,
    most: 15,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} has ${whole} of ribbon and gives away ${part} of it. How much ribbon is left?`,
      es: prose`${name(who)} tiene ${whole} de cinta y regala ${part} de la cinta. ¿Cuánta cinta le queda?`,
    }),
    says: x => ({ en: line`What is left is ${x} of ribbon.`, es: line`Lo que queda son ${x} de cinta.` }),
  },
  {
    noun: nouns.cup,
    most: 12,
    tell: (part, whole, who) => ({
      en: prose`${name(who)} makes ${whole} of lemonade and pours out ${part} of it for guests. How much lemonade is left?`,
      es: prose`${name(who)} prepara ${whole} de limonada y sirve ${part} de la limonada a sus invitados. ¿Cuánta limonada queda?`,
    }),
    says: x => ({ en: line`What is left is ${x} of lemonade.`, es: line`Lo que queda son ${x} de limonada.` }),
  },
  {
    noun: nouns.mile,
    most: 12,
    tell: (part, whole, who) => ({
      en: prose`The way to the lake is ${whole} long. ${name(who)} has walked ${part} of it. How far is it from there to the lake?`,
      es: prose`El camino al lago mide ${whole}. ${name(who)} ya caminó ${part} del camino. ¿Cuánto le falta para llegar al lago?`,
    }),
    says: x => ({ en: line`It is ${x} from there to the lake.`, es: line`Faltan ${x} para llegar al lago.` }),
  },
  {
    noun: nouns.gallon,
    most: 8,
    tell: (part, whole, who) => ({
      en: prose`A tank holds ${whole} of water. ${name(who)} uses ${part} of it to water the garden. How much water is left?`,
      es: prose`En un tanque hay ${whole} de agua. ${name(who)} usa ${part} del agua para regar el jardín. ¿Cuánta agua queda?`,
    }),
    says: x => ({ en: line`What is left is ${x} of water.`, es: line`Lo que queda son ${x} de agua.` }),
  },
]

/** What is counted in whole numbers, or measured in whole units. */
export const partOfMany: readonly (Story & { readonly least: number })[] = [
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
]

/** So much for one, and how much for many. */
export interface RateStory {
  readonly noun: Noun
  tell(each: Expr, many: Expr, who: Person): Both<Block>
  readonly says: Says
}
export const forMany: readonly RateStory[] = [
  {
    noun: nouns.mile,
    tell: (each, many, who) => ({
      en: prose`${name(who)} walks ${count(each, nouns.mile)} in one hour. How far does ${subject(who)} walk in ${count(many, nouns.hour)} at that speed?`,
      es: prose`${name(who)} camina ${count(each, nouns.mile)} en una hora. ¿Qué distancia camina en ${count(many, nouns.hour)} a esa velocidad?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} walks ${x}.`, es: line`${name(who)} camina ${x}.` }),
  },
  {
    noun: nouns.cup,
    tell: (each, many, who) => ({
      en: prose`One batch of muffins takes ${count(each, nouns.cup)} of flour. ${name(who)} makes ${many} batches. How much flour is that?`,
      es: prose`Una tanda de panecillos lleva ${count(each, nouns.cup)} de harina. ${name(who)} prepara ${many} tandas. ¿Cuánta harina es?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} needs ${x} of flour.`,
      es: line`${name(who)} necesita ${x} de harina.`,
    }),
  },
  {
    noun: nouns.cup,
    tell: (each, many) => ({
      en: prose`A dog eats ${count(each, nouns.cup)} of food a day. How much food does it eat in ${count(many, nouns.day)}?`,
      es: prose`Un perro come ${count(each, nouns.cup)} de alimento al día. ¿Cuánto alimento come en ${count(many, nouns.day)}?`,
    }),
    says: x => ({ en: line`The dog eats ${x} of food.`, es: line`El perro come ${x} de alimento.` }),
  },
]

/** One number is not needed. */
export interface CrowdedStory {
  readonly noun: Noun
  readonly most: number
  readonly extra: readonly [least: number, most: number]
  tell(part: Ratio, whole: Quantity, extra: number, who: Person): Both<Block>
  readonly says: Says
}
export const withExtraNumber: readonly CrowdedStory[] = [
  {
    noun: nouns.cup,
    most: 9,
    extra: [18, 48],
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
    most: 12,
    extra: [3, 6],
    tell: (part, whole, extra, who) => ({
      en: prose`The hike around a lake takes ${count(extra, nouns.hour)}. The trail is ${whole} long. ${name(who)} has hiked ${part} of the trail. How far has ${subject(who)} hiked?`,
      es: prose`La caminata alrededor de un lago dura ${count(extra, nouns.hour)}. El sendero mide ${whole}. ${name(who)} ha recorrido ${part} del sendero. ¿Qué distancia ha recorrido?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has hiked ${x}.`, es: line`${name(who)} ha recorrido ${x}.` }),
  },
  {
    noun: nouns.yard,
    most: 15,
    extra: [14, 38],
    tell: (part, whole, extra, who) => ({
      en: prose`${name(who)} buys ${whole} of cloth for ${count(extra, nouns.dollar)} and uses ${part} of the cloth for a costume. How much cloth does ${subject(who)} use?`,
      es: prose`${name(who)} compra ${whole} de tela por ${count(extra, nouns.dollar)} y usa ${part} de la tela para un disfraz. ¿Cuánta tela usa?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} uses ${x} of cloth.`, es: line`${name(who)} usa ${x} de tela.` }),
  },
  {
    noun: nouns.gallon,
    most: 8,
    extra: [2, 6],
    tell: (part, whole, extra, who) => ({
      en: prose`In ${count(extra, nouns.day)}, ${name(who)} paints a fence. At the start there are ${whole} of paint, and the fence takes ${part} of the paint. How much paint does the fence take?`,
      es: prose`En ${count(extra, nouns.day)}, ${name(who)} pinta una cerca. Al principio hay ${whole} de pintura y la cerca lleva ${part} de la pintura. ¿Cuánta pintura lleva la cerca?`,
    }),
    says: x => ({ en: line`The fence takes ${x} of paint.`, es: line`La cerca lleva ${x} de pintura.` }),
  },
]
