import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { gardenPlot, musicLesson } from './own-nouns.ts'

type Sentence = Both<readonly Inline[]>

/** So many equal groups in a total: total ÷ each. */
export interface GroupStory {
  readonly noun: Noun
  /** What is counted. */
  readonly groups: Noun
  readonly denominators: readonly number[]
  /** The most that is likely in all. */
  readonly most: number
  readonly tell: (total: Term, each: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const wholeStories: readonly GroupStory[] = [
  {
    noun: nouns.cup,
    groups: nouns.serving,
    denominators: [3, 4, 8, 2],
    most: 8,
    tell: (total, each) => ({
      en: line`A pot has ${total} of cooked rice in it. One serving is ${each} of rice. How many servings are in the pot?`,
      es: line`En una olla hay ${total} de arroz cocido. Una porción es de ${each} de arroz. ¿Cuántas porciones hay en la olla?`,
    }),
    ends: found => ({ en: line`There are ${found} in the pot.`, es: line`En la olla hay ${found}.` }),
  },
  {
    noun: nouns.yard,
    groups: nouns.piece,
    denominators: [8, 4, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A ribbon is ${total} long. Clara cuts it into pieces that are ${each} long each. How many pieces does she get?`,
      es: line`Una cinta mide ${total} de largo. Clara la corta en pedazos de ${each} cada uno. ¿Cuántos pedazos obtiene?`,
    }),
    ends: found => ({ en: line`She gets ${found}.`, es: line`Obtiene ${found}.` }),
  },
  {
    noun: nouns.liter,
    groups: nouns.bottle,
    denominators: [5, 4, 10],
    most: 9,
    tell: (total, each) => ({
      en: line`A tank has ${total} of water in it. Each bottle holds ${each}. How many bottles can be filled?`,
      es: line`En un tanque hay ${total} de agua. Cada botella contiene ${each}. ¿Cuántas botellas se pueden llenar?`,
    }),
    ends: found => ({ en: line`It is enough to fill ${found}.`, es: line`Alcanza para llenar ${found}.` }),
  },
  {
    noun: nouns.mile,
    groups: nouns.day,
    denominators: [4, 5, 8, 3],
    most: 12,
    tell: (total, each) => ({
      en: line`A new road is ${total} long. A crew paves ${each} a day. How many days does the work take?`,
      es: line`Un camino nuevo mide ${total}. Una cuadrilla pavimenta ${each} al día. ¿Cuántos días dura el trabajo?`,
    }),
    ends: found => ({ en: line`The work takes ${found}.`, es: line`El trabajo dura ${found}.` }),
  },
  {
    noun: nouns.acre,
    groups: gardenPlot,
    denominators: [6, 3, 8, 4],
    most: 10,
    tell: (total, each) => ({
      en: line`A field has an area of ${total}. A town divides it into garden plots of ${each} each. How many garden plots are there?`,
      es: line`Un terreno tiene un área de ${total}. El municipio lo divide en parcelas de ${each} cada una. ¿Cuántas parcelas hay?`,
    }),
    ends: found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` }),
  },
  {
    noun: nouns.pound,
    groups: nouns.bag,
    denominators: [8, 4, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A store has ${total} of nuts. It sells them in bags of ${each} each. How many bags can it fill?`,
      es: line`Una tienda tiene ${total} de nueces. Las vende en bolsas de ${each} cada una. ¿Cuántas bolsas puede llenar?`,
    }),
    ends: found => ({ en: line`It can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    noun: nouns.hour,
    groups: musicLesson,
    denominators: [6, 4, 3],
    most: 8,
    tell: (total, each) => ({
      en: line`A piano teacher works for ${total} in one day. Each lesson takes ${each}. How many lessons does she give?`,
      es: line`Una profesora de piano trabaja ${total} en un día. Cada clase dura ${each}. ¿Cuántas clases da?`,
    }),
    ends: found => ({ en: line`She gives ${found}.`, es: line`Da ${found}.` }),
  },
  {
    noun: nouns.inch,
    groups: nouns.book,
    denominators: [8, 4],
    most: 12,
    tell: (total, each) => ({
      en: line`A stack of equal books is ${total} high. Each book is ${each} thick. How many books are in the stack?`,
      es: line`Una pila de libros iguales mide ${total} de alto. Cada libro mide ${each} de grueso. ¿Cuántos libros hay en la pila?`,
    }),
    ends: found => ({ en: line`There are ${found} in the stack.`, es: line`En la pila hay ${found}.` }),
  },
]

/** No form tells a story of another one. */
export const expressionStories: readonly GroupStory[] = [
  {
    noun: nouns.gallon,
    groups: nouns.bucket,
    denominators: [4, 8, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A barrel has ${total} of rainwater in it. A gardener fills buckets with ${each} each. How many buckets can he fill?`,
      es: line`En un barril hay ${total} de agua de lluvia. Un jardinero llena cubetas con ${each} cada una. ¿Cuántas cubetas puede llenar?`,
    }),
    ends: found => ({ en: line`He can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    noun: nouns.cup,
    groups: nouns.jar,
    denominators: [3, 4, 8],
    most: 9,
    tell: (total, each) => ({
      en: line`A cook makes ${total} of jam. Each jar holds ${each} of jam. How many jars can she fill?`,
      es: line`Una cocinera prepara ${total} de mermelada. Cada frasco contiene ${each} de mermelada. ¿Cuántos frascos puede llenar?`,
    }),
    ends: found => ({ en: line`She can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    noun: nouns.mile,
    groups: nouns.lap,
    denominators: [4, 8, 5],
    most: 8,
    tell: (total, each) => ({
      en: line`Diego wants to run ${total}. One lap around the pond is ${each} long. How many laps must he run?`,
      es: line`Diego quiere correr ${total}. Una vuelta al estanque mide ${each}. ¿Cuántas vueltas debe correr?`,
    }),
    ends: found => ({ en: line`He must run ${found}.`, es: line`Debe correr ${found}.` }),
  },
  {
    noun: nouns.yard,
    groups: nouns.scarf,
    denominators: [8, 4, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A tailor has ${total} of wool cloth. Each scarf takes ${each} of cloth. How many scarves can he make?`,
      es: line`Un sastre tiene ${total} de tela de lana. Para cada bufanda usa ${each} de tela. ¿Cuántas bufandas puede hacer?`,
    }),
    ends: found => ({ en: line`He can make ${found}.`, es: line`Puede hacer ${found}.` }),
  },
]

/** A part of what is counted makes sense too. */
export const rateStories: readonly GroupStory[] = [
  {
    noun: nouns.cup,
    groups: nouns.day,
    denominators: [3, 4, 8],
    most: 6,
    tell: (total, each) => ({
      en: line`A cat eats ${each} of dry food in one day. How many days does a bag with ${total} of dry food last?`,
      es: line`Un gato come ${each} de comida seca al día. ¿Cuántos días dura una bolsa con ${total} de comida seca?`,
    }),
    ends: found => ({ en: line`The bag lasts ${found}.`, es: line`La bolsa dura ${found}.` }),
  },
  {
    noun: nouns.mile,
    groups: nouns.hour,
    denominators: [5, 4, 8, 3],
    most: 5,
    tell: (total, each) => ({
      en: line`A turtle swims ${each} in one hour. How many hours does it take to swim ${total} at that speed?`,
      es: line`Una tortuga nada ${each} en una hora. ¿Cuántas horas tarda en nadar ${total} a esa velocidad?`,
    }),
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    noun: nouns.gallon,
    groups: nouns.minute,
    denominators: [4, 8, 3],
    most: 9,
    tell: (total, each) => ({
      en: line`A faucet fills a tub with ${each} of water in one minute. How many minutes does it take to get ${total} of water?`,
      es: line`Una llave llena una tina con ${each} de agua en un minuto. ¿Cuántos minutos tarda en dar ${total} de agua?`,
    }),
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
  {
    noun: nouns.inch,
    groups: nouns.hour,
    denominators: [4, 8, 2],
    most: 9,
    tell: (total, each) => ({
      en: line`A candle is ${total} tall. It burns down ${each} in one hour. How many hours does the candle last?`,
      es: line`Una vela mide ${total} de alto. Se consume ${each} en una hora. ¿Cuántas horas dura la vela?`,
    }),
    ends: found => ({ en: line`The candle lasts ${found}.`, es: line`La vela dura ${found}.` }),
  },
  {
    noun: nouns.acre,
    groups: nouns.day,
    denominators: [3, 4, 5, 6],
    most: 7,
    tell: (total, each) => ({
      en: line`A farmer plows ${each} in one day. How many days does she need to plow ${total}?`,
      es: line`Una agricultora ara ${each} en un día. ¿Cuántos días necesita para arar ${total}?`,
    }),
    ends: found => ({ en: line`She needs ${found}.`, es: line`Necesita ${found}.` }),
  },
  {
    noun: nouns.pound,
    groups: nouns.week,
    denominators: [4, 8, 3],
    most: 6,
    tell: (total, each) => ({
      en: line`A parrot eats ${each} of seeds in one week. How many weeks does a bag with ${total} of seeds last?`,
      es: line`Un loro come ${each} de semillas en una semana. ¿Cuántas semanas dura una bolsa con ${total} de semillas?`,
    }),
    ends: found => ({ en: line`The bag lasts ${found}.`, es: line`La bolsa dura ${found}.` }),
  },
  {
    noun: nouns.liter,
    groups: nouns.day,
    denominators: [5, 10, 4],
    most: 6,
    tell: (total, each) => ({
      en: line`A plant needs ${each} of water in one day. How many days do ${total} of water last?`,
      es: line`Una planta necesita ${each} de agua al día. ¿Cuántos días duran ${total} de agua?`,
    }),
    ends: found => ({ en: line`The water lasts ${found}.`, es: line`El agua dura ${found}.` }),
  },
  {
    noun: nouns.foot,
    groups: nouns.minute,
    denominators: [6, 4, 12],
    most: 8,
    tell: (total, each) => ({
      en: line`A snail crawls ${each} in one minute. How many minutes does it take to crawl ${total}?`,
      es: line`Un caracol avanza ${each} en un minuto. ¿Cuántos minutos tarda en avanzar ${total}?`,
    }),
    ends: found => ({ en: line`It takes ${found}.`, es: line`Tarda ${found}.` }),
  },
]

/** Somebody exchanges the two numbers of the division; a part of what is counted makes sense too. */
export const swappedStories: readonly Omit<GroupStory, 'groups' | 'ends'>[] = [
  {
    noun: nouns.cup,
    denominators: [3, 4, 8],
    most: 7,
    tell: (total, each) => ({
      en: line`A humidifier holds ${total} of water. It uses ${each} of water in one hour. How many hours does the water last?`,
      es: line`En un humidificador caben ${total} de agua. El aparato gasta ${each} de agua en una hora. ¿Cuántas horas dura el agua?`,
    }),
  },
  {
    noun: nouns.mile,
    denominators: [5, 8, 4],
    most: 7,
    tell: (total, each) => ({
      en: line`A snowplow clears ${each} of road on one gallon of fuel. How many gallons does it need for ${total} of road?`,
      es: line`Una quitanieves despeja ${each} de camino con un galón de combustible. ¿Cuántos galones necesita para ${total} de camino?`,
    }),
  },
  {
    noun: nouns.hour,
    denominators: [4, 3, 6],
    most: 8,
    tell: (total, each) => ({
      en: line`A cyclist rides around a lake for ${total}. One lap takes him ${each}. How many laps does he ride?`,
      es: line`Un ciclista da vueltas a un lago durante ${total}. Cada vuelta le toma ${each}. ¿Cuántas vueltas da?`,
    }),
  },
  {
    noun: nouns.pound,
    denominators: [8, 4, 3],
    most: 8,
    tell: (total, each) => ({
      en: line`A potter has ${total} of clay. She uses ${each} of clay in one day. How many days does the clay last?`,
      es: line`Una alfarera tiene ${total} de arcilla. Usa ${each} de arcilla en un día. ¿Cuántos días dura la arcilla?`,
    }),
  },
]
