import {
  type Block,
  type Both,
  count,
  line,
  type Noun,
  name,
  type Person,
  prose,
  type Ratio,
  subject,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { many, partsIn, type Quantity, type Says, simple } from './story.ts'

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
