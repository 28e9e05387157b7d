import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Some things of one size, in tenths. */
export interface GroupsStory {
  readonly noun: Noun
  readonly tenths: readonly [least: number, most: number]
  ask(groups: Term, size: Term): Both<Block>
  says(total: Term): Both<readonly Inline[]>
}

export const equalSizes: readonly GroupsStory[] = [
  {
    noun: nouns.liter,
    tenths: [11, 24],
    ask: (groups, size) => ({
      en: prose`A bottle holds ${size} of water. How much water is in ${groups} full bottles?`,
      es: prose`En una botella caben ${size} de agua. ¿Cuánta agua hay en ${groups} botellas llenas?`,
    }),
    says: total => ({ en: line`There are ${total} of water.`, es: line`Hay ${total} de agua.` }),
  },
  {
    noun: nouns.mile,
    tenths: [12, 48],
    ask: (groups, size) => ({
      en: prose`Ana runs ${size} each day. How far does she run in ${groups} days?`,
      es: prose`Ana corre ${size} cada día. ¿Cuánto corre en ${groups} días?`,
    }),
    says: total => ({ en: line`She runs ${total}.`, es: line`Ana corre ${total}.` }),
  },
  {
    noun: nouns.pound,
    tenths: [13, 56],
    ask: (groups, size) => ({
      en: prose`A box of tools weighs ${size}. What do ${groups} of these boxes weigh?`,
      es: prose`Una caja de herramientas pesa ${size}. ¿Cuánto pesan ${groups} de esas cajas?`,
    }),
    says: total => ({ en: line`The boxes weigh ${total}.`, es: line`Las cajas pesan ${total}.` }),
  },
  {
    noun: nouns.meter,
    tenths: [6, 28],
    ask: (groups, size) => ({
      en: prose`One shelf needs a board ${size} long. What length of board do ${groups} of these shelves need?`,
      es: prose`Para un estante se necesita una tabla de ${size} de largo. ¿Qué largo de tabla se necesita para ${groups} de esos estantes?`,
    }),
    says: total => ({ en: line`The shelves need ${total} of board.`, es: line`Se necesitan ${total} de tabla.` }),
  },
  {
    noun: nouns.inch,
    tenths: [4, 14],
    ask: (groups, size) => ({
      en: prose`A bamboo plant grows ${size} each day. How much does it grow in ${groups} days?`,
      es: prose`Una planta de bambú crece ${size} cada día. ¿Cuánto crece en ${groups} días?`,
    }),
    says: total => ({ en: line`It grows ${total}.`, es: line`Crece ${total}.` }),
  },
  {
    noun: nouns.kilogram,
    tenths: [11, 29],
    ask: (groups, size) => ({
      en: prose`A cook uses ${size} of rice each day. How much rice does the cook use in ${groups} days?`,
      es: prose`Un cocinero usa ${size} de arroz cada día. ¿Cuánto arroz usa en ${groups} días?`,
    }),
    says: total => ({ en: line`The cook uses ${total} of rice.`, es: line`Usa ${total} de arroz.` }),
  },
  {
    noun: nouns.centimeter,
    tenths: [14, 47],
    ask: (groups, size) => ({
      en: prose`Each book is ${size} thick. How high is a stack of ${groups} books?`,
      es: prose`Cada libro mide ${size} de grosor. ¿Cuánto mide de alto una pila de ${groups} libros?`,
    }),
    says: total => ({ en: line`The stack is ${total} high.`, es: line`La pila mide ${total} de alto.` }),
  },
  {
    noun: nouns.hour,
    tenths: [12, 27],
    ask: (groups, size) => ({
      en: prose`Each practice of a team lasts ${size}. How long are ${groups} practices in all?`,
      es: prose`Cada entrenamiento de un equipo dura ${size}. ¿Cuánto duran en total ${groups} entrenamientos?`,
    }),
    says: total => ({ en: line`The team practices for ${total}.`, es: line`El equipo entrena ${total}.` }),
  },
]

/** What is bought by weight, length or volume: a price of whole tens of cents, and an amount in tenths. */
export interface PriceStory {
  readonly cents: readonly [least: number, most: number]
  readonly tenths: readonly [least: number, most: number]
  tell(price: Term, amount: Term): Both<readonly Inline[]>
  readonly cost: Both<readonly Inline[]>
  change(paid: Term): Both<readonly Inline[]>
}

const sheCost = { en: line`How much does she pay?`, es: line`¿Cuánto paga?` }
const heCost = { en: line`How much does he pay?`, es: line`¿Cuánto paga?` }
const sheChange = (paid: Term) => ({
  en: line`She pays with ${paid}. How much change does she get?`,
  es: line`Paga con ${paid}. ¿Cuánto cambio recibe?`,
})
const heChange = (paid: Term) => ({
  en: line`He pays with ${paid}. How much change does he get?`,
  es: line`Paga con ${paid}. ¿Cuánto cambio recibe?`,
})

export const prices: readonly PriceStory[] = [
  {
    cents: [120, 390],
    tenths: [12, 48],
    tell: (price, amount) => ({
      en: line`Apples cost ${price} per pound. Ana buys ${amount} pounds.`,
      es: line`Las manzanas cuestan ${price} por libra. Ana compra ${amount} libras.`,
    }),
    cost: sheCost,
    change: sheChange,
  },
  {
    cents: [280, 450],
    tenths: [55, 125],
    tell: (price, amount) => ({
      en: line`Gas costs ${price} per gallon. Carlos buys ${amount} gallons.`,
      es: line`La gasolina cuesta ${price} por galón. Carlos compra ${amount} galones.`,
    }),
    cost: heCost,
    change: heChange,
  },
  {
    cents: [250, 980],
    tenths: [15, 45],
    tell: (price, amount) => ({
      en: line`Fabric costs ${price} per yard. Clara buys ${amount} yards.`,
      es: line`La tela cuesta ${price} por yarda. Clara compra ${amount} yardas.`,
    }),
    cost: sheCost,
    change: sheChange,
  },
  {
    cents: [60, 240],
    tenths: [15, 85],
    tell: (price, amount) => ({
      en: line`Shipping costs ${price} per pound. Daniel ships a package that weighs ${amount} pounds.`,
      es: line`El envío cuesta ${price} por libra. Daniel envía un paquete de ${amount} libras.`,
    }),
    cost: heCost,
    change: heChange,
  },
  {
    cents: [450, 990],
    tenths: [11, 35],
    tell: (price, amount) => ({
      en: line`Cheese costs ${price} per pound. Dalia buys ${amount} pounds for a party.`,
      es: line`El queso cuesta ${price} por libra. Dalia compra ${amount} libras para una fiesta.`,
    }),
    cost: sheCost,
    change: sheChange,
  },
  {
    cents: [130, 290],
    tenths: [12, 65],
    tell: (price, amount) => ({
      en: line`Rope costs ${price} per meter. Amir buys ${amount} meters.`,
      es: line`La cuerda cuesta ${price} por metro. Amir compra ${amount} metros.`,
    }),
    cost: heCost,
    change: heChange,
  },
  {
    cents: [640, 990],
    tenths: [12, 38],
    tell: (price, amount) => ({
      en: line`Mixed nuts cost ${price} per pound. Camila buys ${amount} pounds.`,
      es: line`Las nueces surtidas cuestan ${price} por libra. Camila compra ${amount} libras.`,
    }),
    cost: sheCost,
    change: sheChange,
  },
  {
    cents: [140, 360],
    tenths: [22, 56],
    tell: (price, amount) => ({
      en: line`Wooden boards cost ${price} per foot. Bruno buys a board ${amount} feet long.`,
      es: line`La madera cuesta ${price} por pie. Bruno compra una tabla de ${amount} pies de largo.`,
    }),
    cost: heCost,
    change: heChange,
  },
]

export const asked = (told: Both<readonly Inline[]>, question: Both<readonly Inline[]>): Both<Block> => ({
  en: { kind: 'paragraph', content: [...told.en, ' ', ...question.en] },
  es: { kind: 'paragraph', content: [...told.es, ' ', ...question.es] },
})
