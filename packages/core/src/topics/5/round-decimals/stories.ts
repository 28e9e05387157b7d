import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** One amount, in hundredths, that is rounded to whole units. */
export interface WholeStory {
  readonly noun: Noun
  readonly hundredths: readonly [least: number, most: number]
  ask(amount: Term): Both<Block>
  says(answer: Term): Both<readonly Inline[]>
}

const about = (answer: Term) => ({ en: line`That is about ${answer}.`, es: line`Son unos ${answer}.` })
const aboutHer = (answer: Term) => ({ en: line`That is about ${answer}.`, es: line`Son unas ${answer}.` })

export const wholeUnits: readonly WholeStory[] = [
  {
    noun: nouns.pound,
    hundredths: [1210, 3890],
    ask: amount => ({
      en: prose`A turtle weighs ${amount}. What is that to the nearest pound?`,
      es: prose`Una tortuga pesa ${amount}. ¿Cuánto es, redondeado a la libra más cercana?`,
    }),
    says: aboutHer,
  },
  {
    noun: nouns.kilogram,
    hundredths: [310, 980],
    ask: amount => ({
      en: prose`A suitcase weighs ${amount}. What is that to the nearest kilogram?`,
      es: prose`Una maleta pesa ${amount}. ¿Cuánto es, redondeado al kilogramo más cercano?`,
    }),
    says: about,
  },
  {
    noun: nouns.meter,
    hundredths: [1210, 4890],
    ask: amount => ({
      en: prose`A tree is ${amount} tall. What is that to the nearest meter?`,
      es: prose`Un árbol mide ${amount} de alto. ¿Cuánto es, redondeado al metro más cercano?`,
    }),
    says: about,
  },
  {
    noun: nouns.mile,
    hundredths: [310, 2590],
    ask: amount => ({
      en: prose`A bus route is ${amount} long. What is that to the nearest mile?`,
      es: prose`Una ruta de autobús mide ${amount}. ¿Cuánto es, redondeado a la milla más cercana?`,
    }),
    says: aboutHer,
  },
  {
    noun: nouns.inch,
    hundredths: [2110, 6890],
    ask: amount => ({
      en: prose`In one year it rained ${amount} in a city. What is that to the nearest inch?`,
      es: prose`En un año llovieron ${amount} en una ciudad. ¿Cuánto es, redondeado a la pulgada más cercana?`,
    }),
    says: aboutHer,
  },
  {
    noun: nouns.liter,
    hundredths: [2110, 5890],
    ask: amount => ({
      en: prose`The tank of a car holds ${amount} of gas. What is that to the nearest liter?`,
      es: prose`En el tanque de un auto caben ${amount} de gasolina. ¿Cuánto es, redondeado al litro más cercano?`,
    }),
    says: about,
  },
  {
    noun: nouns.gallon,
    hundredths: [410, 1490],
    ask: amount => ({
      en: prose`A fish tank holds ${amount} of water. What is that to the nearest gallon?`,
      es: prose`En una pecera caben ${amount} de agua. ¿Cuánto es, redondeado al galón más cercano?`,
    }),
    says: about,
  },
  {
    noun: nouns.second,
    hundredths: [1210, 5890],
    ask: amount => ({
      en: prose`A swimmer finishes a race in ${amount}. What is that to the nearest second?`,
      es: prose`Una nadadora termina una carrera en ${amount}. ¿Cuánto es, redondeado al segundo más cercano?`,
    }),
    says: about,
  },
]

/** Two amounts, in hundredths, each rounded to whole units and then added. */
export interface TwoAmountsStory {
  readonly noun: Noun
  readonly first: readonly [least: number, most: number]
  readonly second: readonly [least: number, most: number]
  ask(first: Term, second: Term): Both<Block>
}

export const twoAmounts: readonly TwoAmountsStory[] = [
  {
    noun: nouns.second,
    first: [4110, 7890],
    second: [4110, 7890],
    ask: (first, second) => ({
      en: prose`Zoe runs one lap in ${first} and the next lap in ${second}. Round each time to the nearest whole second, then add. About how long do the two laps take?`,
      es: prose`Zoe corre una vuelta en ${first} y la siguiente en ${second}. Redondea cada tiempo al segundo entero más cercano y luego suma. ¿Cuánto duran aproximadamente las dos vueltas?`,
    }),
  },
  {
    noun: nouns.mile,
    first: [310, 1290],
    second: [310, 1290],
    ask: (first, second) => ({
      en: prose`Amir bikes ${first} on Saturday and ${second} on Sunday. Round each distance to the nearest whole mile, then add. About how far does he bike?`,
      es: prose`Amir recorre en bicicleta ${first} el sábado y ${second} el domingo. Redondea cada distancia a la milla entera más cercana y luego suma. ¿Cuánto recorre aproximadamente?`,
    }),
  },
  {
    noun: nouns.pound,
    first: [210, 890],
    second: [210, 890],
    ask: (first, second) => ({
      en: prose`One pumpkin weighs ${first}, and another weighs ${second}. Round each weight to the nearest whole pound, then add. About how much do they weigh together?`,
      es: prose`Una calabaza pesa ${first} y otra pesa ${second}. Redondea cada peso a la libra entera más cercana y luego suma. ¿Cuánto pesan juntas aproximadamente?`,
    }),
  },
  {
    noun: nouns.gallon,
    first: [610, 1390],
    second: [610, 1390],
    ask: (first, second) => ({
      en: prose`Clara buys ${first} of gas one week and ${second} the next week. Round each amount to the nearest whole gallon, then add. About how much gas does she buy?`,
      es: prose`Clara compra ${first} de gasolina una semana y ${second} la semana siguiente. Redondea cada cantidad al galón entero más cercano y luego suma. ¿Cuánta gasolina compra aproximadamente?`,
    }),
  },
  {
    noun: nouns.meter,
    first: [210, 1490],
    second: [210, 1490],
    ask: (first, second) => ({
      en: prose`Two walls are ${first} and ${second} long. Round each length to the nearest whole meter, then add. About how long are the walls together?`,
      es: prose`Dos paredes miden ${first} y ${second} de largo. Redondea cada longitud al metro entero más cercano y luego suma. ¿Cuánto miden juntas aproximadamente?`,
    }),
  },
  {
    noun: nouns.kilogram,
    first: [1110, 2390],
    second: [410, 980],
    ask: (first, second) => ({
      en: prose`A large suitcase weighs ${first}, and a small one weighs ${second}. Round each weight to the nearest whole kilogram, then add. About how much do they weigh together?`,
      es: prose`Una maleta grande pesa ${first} y una pequeña pesa ${second}. Redondea cada peso al kilogramo entero más cercano y luego suma. ¿Cuánto pesan juntas aproximadamente?`,
    }),
  },
  {
    noun: nouns.inch,
    first: [110, 690],
    second: [110, 690],
    ask: (first, second) => ({
      en: prose`It snows ${first} one day and ${second} the next day. Round each amount to the nearest whole inch, then add. About how much snow falls?`,
      es: prose`Un día caen ${first} de nieve y al día siguiente caen ${second}. Redondea cada cantidad a la pulgada entera más cercana y luego suma. ¿Cuánta nieve cae aproximadamente?`,
    }),
  },
  {
    noun: nouns.liter,
    first: [210, 890],
    second: [210, 890],
    ask: (first, second) => ({
      en: prose`One bucket holds ${first} of water, and another holds ${second}. Round each amount to the nearest whole liter, then add. About how much water do they hold?`,
      es: prose`En una cubeta caben ${first} de agua y en otra caben ${second}. Redondea cada cantidad al litro entero más cercano y luego suma. ¿Cuánta agua cabe aproximadamente en las dos?`,
    }),
  },
]

/** What is bought, with the least and the most cents that each costs. */
export interface PricesStory {
  readonly first: readonly [least: number, most: number]
  readonly second: readonly [least: number, most: number]
  tell(first: Term, second: Term): Both<readonly Inline[]>
}

export const purchases: readonly PricesStory[] = [
  {
    first: [410, 1490],
    second: [210, 690],
    tell: (first, second) => ({
      en: line`Ana buys fruit for ${first} and bread for ${second}.`,
      es: line`Ana compra fruta por ${first} y pan por ${second}.`,
    }),
  },
  {
    first: [210, 890],
    second: [110, 490],
    tell: (first, second) => ({
      en: line`Bruno buys a notebook for ${first} and a pen for ${second}.`,
      es: line`Bruno compra un cuaderno por ${first} y un bolígrafo por ${second}.`,
    }),
  },
  {
    first: [610, 1890],
    second: [210, 690],
    tell: (first, second) => ({
      en: line`Clara buys fabric for ${first} and buttons for ${second}.`,
      es: line`Clara compra tela por ${first} y botones por ${second}.`,
    }),
  },
  {
    first: [510, 1090],
    second: [210, 490],
    tell: (first, second) => ({
      en: line`Daniel buys a sandwich for ${first} and a juice for ${second}.`,
      es: line`Daniel compra un sándwich por ${first} y un jugo por ${second}.`,
    }),
  },
  {
    first: [2110, 4890],
    second: [810, 1490],
    tell: (first, second) => ({
      en: line`Carlos buys gas for ${first} and a car wash for ${second}.`,
      es: line`Carlos compra gasolina por ${first} y un lavado de auto por ${second}.`,
    }),
  },
  {
    first: [810, 1890],
    second: [410, 1190],
    tell: (first, second) => ({
      en: line`Amara buys a ball for ${first} and a jump rope for ${second}.`,
      es: line`Amara compra una pelota por ${first} y una cuerda de saltar por ${second}.`,
    }),
  },
  {
    first: [910, 1590],
    second: [410, 890],
    tell: (first, second) => ({
      en: line`Dalia buys a movie ticket for ${first} and popcorn for ${second}.`,
      es: line`Dalia compra una entrada de cine por ${first} y palomitas por ${second}.`,
    }),
  },
  {
    first: [1210, 2490],
    second: [610, 1290],
    tell: (first, second) => ({
      en: line`Amir buys a T-shirt for ${first} and socks for ${second}.`,
      es: line`Amir compra una camiseta por ${first} y calcetines por ${second}.`,
    }),
  },
]
