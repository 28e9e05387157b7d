import {
  type Block,
  type Both,
  type Hole,
  type Inline,
  line,
  type Noun,
  prose,
  type Term,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** An amount that is shared in equal parts: each part in hundredths, or in cents. */
interface SharingStory {
  readonly hundredths: readonly [least: number, most: number]
  readonly parts: readonly [least: number, most: number]
  ask(total: Term, parts: Term): Both<Block>
  says(share: Hole): Both<readonly Inline[]>
}
export interface EqualPartsStory extends SharingStory {
  readonly noun: Noun
}

const eachPays = (share: Hole) => ({ en: line`Each person pays ${share}.`, es: line`Cada persona paga ${share}.` })
const oneCosts = (en: string, es: string) => {
  const one = words(en, es)
  return (share: Hole) => ({
    en: line`Each ${one} costs ${share}.`,
    es: line`Cada ${one} cuesta ${share}.`,
  })
}
const inAWeek = (share: Hole) => ({
  en: line`Dalia saves ${share} each week.`,
  es: line`Dalia ahorra ${share} cada semana.`,
})

export const sharedCosts: readonly SharingStory[] = [
  {
    hundredths: [350, 1150],
    parts: [3, 8],
    ask: (total, parts) => ({
      en: prose`A group of ${parts} friends pays ${total} for pizza. They share the cost equally. How much does each person pay?`,
      es: prose`Un grupo de ${parts} amigos paga ${total} por unas pizzas. Se reparten el costo por igual. ¿Cuánto paga cada persona?`,
    }),
    says: eachPays,
  },
  {
    hundredths: [115, 380],
    parts: [3, 9],
    ask: (total, parts) => ({
      en: prose`Ana pays ${total} for ${parts} notebooks of the same kind. What is the price of one notebook?`,
      es: prose`Ana paga ${total} por ${parts} cuadernos iguales. ¿Cuál es el precio de un cuaderno?`,
    }),
    says: oneCosts('notebook', 'cuaderno'),
  },
  {
    hundredths: [525, 1275],
    parts: [2, 6],
    ask: (total, parts) => ({
      en: prose`Carlos pays ${total} for ${parts} museum tickets of the same kind. How much is one ticket?`,
      es: prose`Carlos paga ${total} por ${parts} boletos iguales para el museo. ¿Cuánto cuesta un boleto?`,
    }),
    says: oneCosts('ticket', 'boleto'),
  },
  {
    hundredths: [215, 890],
    parts: [4, 9],
    ask: (total, parts) => ({
      en: prose`Dalia saves the same amount every week. After ${parts} weeks she has ${total}. How much does she save each week?`,
      es: prose`Dalia ahorra la misma cantidad cada semana. Después de ${parts} semanas tiene ${total}. ¿Cuánto ahorra cada semana?`,
    }),
    says: inAWeek,
  },
  {
    hundredths: [725, 1495],
    parts: [3, 6],
    ask: (total, parts) => ({
      en: prose`A group of ${parts} people shares a taxi that costs ${total}. Each person pays the same. How much does each one pay?`,
      es: prose`Un grupo de ${parts} personas comparte un taxi que cuesta ${total}. Todas pagan lo mismo. ¿Cuánto paga cada una?`,
    }),
    says: eachPays,
  },
  {
    hundredths: [105, 195],
    parts: [6, 9],
    ask: (total, parts) => ({
      en: prose`A pack of ${parts} bottles of juice costs ${total}. How much is one bottle?`,
      es: prose`Un paquete de ${parts} botellas de jugo cuesta ${total}. ¿Cuánto cuesta cada botella?`,
    }),
    says: oneCosts('bottle', 'botella'),
  },
  {
    hundredths: [435, 985],
    parts: [4, 8],
    ask: (total, parts) => ({
      en: prose`A set of ${parts} paintbrushes costs ${total}. What is the cost of one brush?`,
      es: prose`Un juego de ${parts} pinceles cuesta ${total}. ¿Cuánto cuesta cada pincel?`,
    }),
    says: oneCosts('brush', 'pincel'),
  },
  {
    hundredths: [615, 1185],
    parts: [3, 7],
    ask: (total, parts) => ({
      en: prose`Bruno earns ${total} for walking a dog ${parts} times. He gets the same amount each time. How much does he get each time?`,
      es: prose`Bruno gana ${total} por pasear a un perro ${parts} veces. Recibe lo mismo cada vez. ¿Cuánto recibe cada vez?`,
    }),
    says: share => ({ en: line`He gets ${share} each time.`, es: line`Recibe ${share} cada vez.` }),
  },
]

export const equalParts: readonly EqualPartsStory[] = [
  {
    noun: nouns.meter,
    hundredths: [45, 185],
    parts: [4, 8],
    ask: (total, parts) => ({
      en: prose`Clara cuts ${total} of ribbon into ${parts} equal pieces. How long is each piece?`,
      es: prose`Clara corta ${total} de cinta en ${parts} pedazos iguales. ¿Cuánto mide cada pedazo?`,
    }),
    says: share => ({ en: line`Each piece is ${share} long.`, es: line`Cada pedazo mide ${share}.` }),
  },
  {
    noun: nouns.liter,
    hundredths: [22, 96],
    parts: [4, 8],
    ask: (total, parts) => ({
      en: prose`Amir pours ${total} of juice equally into ${parts} bottles. How much juice is in each bottle?`,
      es: prose`Amir reparte ${total} de jugo por igual en ${parts} botellas. ¿Cuánto jugo hay en cada botella?`,
    }),
    says: share => ({ en: line`Each bottle has ${share}.`, es: line`Cada botella tiene ${share}.` }),
  },
  {
    noun: nouns.pound,
    hundredths: [35, 195],
    parts: [4, 8],
    ask: (total, parts) => ({
      en: prose`Camila divides ${total} of rice equally among ${parts} bags. How much rice is in each bag?`,
      es: prose`Camila reparte ${total} de arroz por igual en ${parts} bolsas. ¿Cuánto arroz hay en cada bolsa?`,
    }),
    says: share => ({ en: line`Each bag holds ${share}.`, es: line`Cada bolsa tiene ${share}.` }),
  },
  {
    noun: nouns.kilometer,
    hundredths: [125, 485],
    parts: [4, 6],
    ask: (total, parts) => ({
      en: prose`Daniel runs ${total} in ${parts} days, the same distance each day. How far does he run each day?`,
      es: prose`Daniel corre ${total} en ${parts} días, la misma distancia cada día. ¿Cuánto corre cada día?`,
    }),
    says: share => ({ en: line`He runs ${share} each day.`, es: line`Corre ${share} cada día.` }),
  },
  {
    noun: nouns.foot,
    hundredths: [115, 245],
    parts: [4, 8],
    ask: (total, parts) => ({
      en: prose`A carpenter saws a board of ${total} into ${parts} equal pieces. How long is each piece?`,
      es: prose`Un carpintero corta una tabla de ${total} en ${parts} pedazos iguales. ¿Cuánto mide cada pedazo?`,
    }),
    says: share => ({ en: line`Each piece is ${share} long.`, es: line`Cada pedazo mide ${share}.` }),
  },
  {
    noun: nouns.hour,
    hundredths: [45, 165],
    parts: [4, 6],
    ask: (total, parts) => ({
      en: prose`Ana practices the guitar for ${total} in ${parts} days, the same time each day. How long does she practice each day?`,
      es: prose`Ana practica la guitarra ${total} en ${parts} días, el mismo tiempo cada día. ¿Cuánto tiempo practica cada día?`,
    }),
    says: share => ({ en: line`She practices ${share} each day.`, es: line`Practica ${share} cada día.` }),
  },
  {
    noun: nouns.kilogram,
    hundredths: [35, 145],
    parts: [4, 8],
    ask: (total, parts) => ({
      en: prose`A stack of ${parts} identical books weighs ${total}. How much does one book weigh?`,
      es: prose`Una pila de ${parts} libros iguales pesa ${total}. ¿Cuánto pesa un libro?`,
    }),
    says: share => ({ en: line`One book weighs ${share}.`, es: line`Un libro pesa ${share}.` }),
  },
  {
    noun: nouns.inch,
    hundredths: [35, 185],
    parts: [4, 8],
    ask: (total, parts) => ({
      en: prose`In ${parts} weeks a plant grows ${total}, the same amount each week. How much does it grow each week?`,
      es: prose`En ${parts} semanas una planta crece ${total}, lo mismo cada semana. ¿Cuánto crece cada semana?`,
    }),
    says: share => ({ en: line`It grows ${share} each week.`, es: line`Crece ${share} cada semana.` }),
  },
]

/** How often a decimal size, in hundredths, fits in a decimal amount. */
export interface FitStory {
  readonly unit: Noun
  readonly counted: Noun
  readonly sizes: readonly number[]
  readonly fit: readonly [least: number, most: number]
  ask(total: Term, size: Term): Both<Block>
  says(answer: Term): Both<readonly Inline[]>
}

const thereAre = (answer: Term) => ({ en: line`That makes ${answer}.`, es: line`Son ${answer}.` })

export const howManyFit: readonly FitStory[] = [
  {
    unit: nouns.meter,
    counted: nouns.pieceOfRibbon,
    sizes: [25, 35, 45, 60, 75, 80],
    fit: [6, 19],
    ask: (total, size) => ({
      en: prose`Ana cuts ${total} of ribbon into pieces of ${size}. How many pieces of ribbon does she get?`,
      es: prose`Ana corta ${total} de cinta en pedazos de ${size}. ¿Cuántos pedazos de cinta obtiene?`,
    }),
    says: thereAre,
  },
  {
    unit: nouns.liter,
    counted: nouns.glass,
    sizes: [20, 25, 30, 35],
    fit: [6, 24],
    ask: (total, size) => ({
      en: prose`Each glass holds ${size}. How many glasses can Bruno fill with ${total} of lemonade?`,
      es: prose`En cada vaso caben ${size}. ¿Cuántos vasos puede llenar Bruno con ${total} de limonada?`,
    }),
    says: answer => ({ en: line`He can fill ${answer}.`, es: line`Puede llenar ${answer}.` }),
  },
  {
    unit: nouns.pound,
    counted: nouns.bag,
    sizes: [50, 75, 120, 125, 150],
    fit: [7, 24],
    ask: (total, size) => ({
      en: prose`A store packs ${total} of rice in bags of ${size}. How many bags does it fill?`,
      es: prose`Una tienda empaca ${total} de arroz en bolsas de ${size}. ¿Cuántas bolsas llena?`,
    }),
    says: answer => ({ en: line`It fills ${answer}.`, es: line`Llena ${answer}.` }),
  },
  {
    unit: nouns.mile,
    counted: nouns.lap,
    sizes: [25, 40, 60, 75],
    fit: [6, 18],
    ask: (total, size) => ({
      en: prose`One lap around a lake is ${size}. Clara walks ${total}. How many laps does she walk?`,
      es: prose`Una vuelta alrededor de un lago mide ${size}. Clara camina ${total}. ¿Cuántas vueltas da?`,
    }),
    says: answer => ({ en: line`She walks ${answer}.`, es: line`Da ${answer}.` }),
  },
  {
    unit: nouns.kilogram,
    counted: nouns.book,
    sizes: [35, 45, 60, 80],
    fit: [6, 22],
    ask: (total, size) => ({
      en: prose`Each book weighs ${size}. The books in a box weigh ${total} in all. How many books are in the box?`,
      es: prose`Cada libro pesa ${size}. Los libros de una caja pesan ${total} en total. ¿Cuántos libros hay en la caja?`,
    }),
    says: answer => ({ en: line`There are ${answer} in the box.`, es: line`Hay ${answer} en la caja.` }),
  },
  {
    unit: nouns.inch,
    counted: nouns.tile,
    sizes: [75, 125, 225, 250],
    fit: [8, 24],
    ask: (total, size) => ({
      en: prose`Square tiles ${size} wide are laid in a row ${total} long. How many tiles are in the row?`,
      es: prose`Se ponen baldosas cuadradas de ${size} de ancho en una fila de ${total} de largo. ¿Cuántas baldosas hay en la fila?`,
    }),
    says: answer => ({ en: line`There are ${answer} in the row.`, es: line`Hay ${answer} en la fila.` }),
  },
  {
    unit: nouns.hour,
    counted: nouns.lesson,
    sizes: [75, 125, 150],
    fit: [6, 16],
    ask: (total, size) => ({
      en: prose`A swimming course takes ${total}. Each lesson takes ${size}. How many lessons are there?`,
      es: prose`Un curso de natación dura ${total}. Cada lección dura ${size}. ¿Cuántas lecciones hay?`,
    }),
    says: answer => ({ en: line`There are ${answer}.`, es: line`Hay ${answer}.` }),
  },
  {
    unit: nouns.gallon,
    counted: nouns.bucket,
    sizes: [125, 150, 175, 250],
    fit: [6, 18],
    ask: (total, size) => ({
      en: prose`A full tank holds ${total} of water. A bucket holds ${size}. How many buckets of water fill the tank?`,
      es: prose`En un tanque caben ${total} de agua. En una cubeta caben ${size}. ¿Cuántas cubetas de agua llenan el tanque?`,
    }),
    says: answer => ({ en: line`It takes ${answer}.`, es: line`Se necesitan ${answer}.` }),
  },
]
