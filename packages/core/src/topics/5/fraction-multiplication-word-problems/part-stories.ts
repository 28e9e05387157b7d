import { line, name, prose, subject } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { many, partsIn, type Story, simple } from './story.ts'

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
    noun: nouns.pound,
    most: 12,
    in: [2, 3, 4, 8],
    parts: partsIn(2, 3, 4, 5, 6, 8),
    tell: (part, whole, who) => ({
      en: prose`A farm stand has ${whole} of peaches. ${name(who)} buys ${part} of the peaches. How many pounds of peaches does ${subject(who)} buy?`,
      es: prose`Un puesto de frutas tiene ${whole} de duraznos. ${name(who)} compra ${part} de los duraznos. ¿Cuántas libras de duraznos compra?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} buys ${x} of peaches.`,
      es: line`${name(who)} compra ${x} de duraznos.`,
    }),
  },
  {
    noun: nouns.acre,
    most: 10,
    in: [2, 3, 4, 5],
    parts: partsIn(2, 3, 4, 5, 6),
    tell: (part, whole) => ({
      en: prose`A field has an area of ${whole}, and ${part} of the field is planted with corn. How large is the part with corn?`,
      es: prose`Un campo tiene un área de ${whole} y en ${part} del campo hay maíz. ¿Qué área tiene la parte con maíz?`,
    }),
    says: x => ({ en: line`The corn covers ${x}.`, es: line`El maíz cubre ${x}.` }),
  },
  {
    noun: nouns.kilometer,
    most: 14,
    in: [2, 4, 5, 10],
    parts: partsIn(2, 3, 4, 5, 6, 8, 10),
    tell: (part, whole, who) => ({
      en: prose`A bike path is ${whole} long. ${name(who)} has ridden ${part} of the path. How far has ${subject(who)} ridden?`,
      es: prose`Una ciclovía mide ${whole}. ${name(who)} ha recorrido en bicicleta ${part} de la ciclovía. ¿Qué distancia ha recorrido?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has ridden ${x}.`, es: line`${name(who)} ha recorrido ${x}.` }),
  },
  {
    noun: nouns.hour,
    most: 3,
    in: [2, 3, 4],
    parts: simple,
    tell: (part, whole, who) => ({
      en: prose`A concert lasts ${whole}. ${name(who)} plays the drums for ${part} of that time. How long does ${subject(who)} play?`,
      es: prose`Un concierto dura ${whole}. ${name(who)} toca la batería durante ${part} de ese tiempo. ¿Cuánto tiempo toca?`,
    }),
    says: (x, who) => ({
      en: line`${name(who)} plays for ${x}.`,
      es: line`${name(who)} toca durante ${x}.`,
    }),
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
    noun: nouns.meter,
    most: 12,
    in: [2, 4, 5, 10],
    parts: partsIn(2, 3, 4, 5, 6),
    tell: (part, whole, who) => ({
      en: prose`A wooden board is ${whole} long. ${name(who)} paints ${part} of the board red. How long is the red part?`,
      es: prose`Una tabla de madera mide ${whole}. ${name(who)} pinta de rojo ${part} de la tabla. ¿Cuánto mide la parte roja?`,
    }),
    says: x => ({ en: line`The red part is ${x} long.`, es: line`La parte roja mide ${x}.` }),
  },
  {
    noun: nouns.liter,
    most: 8,
    in: [2, 4, 5],
    parts: partsIn(2, 3, 4, 5),
    tell: (part, whole, who) => ({
      en: prose`A watering can has ${whole} of water in it. ${name(who)} pours ${part} of the water on the beans. How much water do the beans get?`,
      es: prose`Una regadera tiene ${whole} de agua. ${name(who)} echa ${part} del agua a los frijoles. ¿Cuánta agua reciben los frijoles?`,
    }),
    says: x => ({ en: line`The beans get ${x} of water.`, es: line`Los frijoles reciben ${x} de agua.` }),
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
  {
    noun: nouns.pint,
    most: 6,
    in: [2, 4, 8],
    parts: partsIn(2, 3, 4, 5, 6),
    tell: (part, whole) => ({
      en: prose`A tub has ${whole} of ice cream in it. A family eats ${part} of the ice cream. How much ice cream does the family eat?`,
      es: prose`Un bote tiene ${whole} de helado. Una familia come ${part} del helado. ¿Cuánto helado come la familia?`,
    }),
    says: x => ({ en: line`The family eats ${x} of ice cream.`, es: line`La familia come ${x} de helado.` }),
  },
  {
    noun: nouns.mile,
    most: 12,
    in: [2, 4, 5, 8, 10],
    parts: partsIn(2, 3, 4, 5, 6, 8, 10),
    tell: (part, whole, who) => ({
      en: prose`The road to a village is ${whole} long. ${name(who)} has driven ${part} of the road. How far has ${subject(who)} driven?`,
      es: prose`La carretera a un pueblo mide ${whole}. ${name(who)} ha recorrido en auto ${part} de la carretera. ¿Qué distancia ha recorrido?`,
    }),
    says: (x, who) => ({ en: line`${name(who)} has driven ${x}.`, es: line`${name(who)} ha recorrido ${x}.` }),
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
