import { line, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { of } from './parts.ts'
import { redBloodCell, type Setting } from './settings.ts'

const lightFrom = (en: string, es: string, distance: Parameters<typeof of>[0]): Setting => ({
  operation: 'over',
  numbers: [[of(distance), of('3e5')]],
  unit: nouns.second,
  tell: (a, b) => ({
    en: {
      kind: 'paragraph',
      content: [
        `The distance from the Sun to ${en} is about `,
        ...line`${a} kilometers. Light travels about ${b} kilometers each second. About how many seconds does light from the Sun take to get there?`,
      ],
    },
    es: {
      kind: 'paragraph',
      content: [
        `La distancia del Sol a ${es} es de unos `,
        ...line`${a} kilómetros. La luz recorre unos ${b} kilómetros por segundo. ¿Cuántos segundos tarda, aproximadamente, en llegar allí la luz del Sol?`,
      ],
    },
  }),
  end: q => ({ en: line`Light takes about ${q as Term}.`, es: line`La luz tarda unos ${q as Term}.` }),
})

/** The first factor of the result must be moved, or both numbers have one power of ten. */
export const mediumSettings: readonly Setting[] = [
  lightFrom('Earth', 'la Tierra', '1.5e8'),
  {
    operation: 'times',
    numbers: [
      [of('5e9'), of('4e3')],
      [of('5e9'), of('5.5e3')],
    ],
    unit: redBloodCell,
    tell: (a, b) => ({
      en: prose`One milliliter of blood contains about ${a} red blood cells. An adult has ${b} milliliters of blood. About how many red blood cells is that?`,
      es: prose`Un mililitro de sangre contiene unos ${a} glóbulos rojos. Un adulto tiene ${b} mililitros de sangre. ¿Cuántos glóbulos rojos son, aproximadamente?`,
    }),
    end: q => ({ en: line`The adult has about ${q as Term}.`, es: line`El adulto tiene unos ${q as Term}.` }),
  },
  {
    operation: 'times',
    numbers: [
      [of('8e-5'), of('5e3')],
      [of('8e-5'), of('2e4')],
    ],
    unit: nouns.meter,
    tell: (a, b) => ({
      en: prose`A human hair is about ${a} meter thick. About how many meters wide is a row of ${b} such hairs, side by side?`,
      es: prose`Un cabello humano tiene un grosor de unos ${a} metros. ¿Cuántos metros de ancho mide, aproximadamente, una fila de ${b} cabellos como este, uno al lado del otro?`,
    }),
    end: q => ({ en: line`The row is about ${q as Term} wide.`, es: line`La fila mide unos ${q as Term} de ancho.` }),
  },
  {
    operation: 'over',
    numbers: [[of('2.31e13'), of('3.3e8')]],
    unit: nouns.dollar,
    tell: (a, b) => ({
      en: prose`At the end of 2019, the national debt of the United States was about ${a} dollars. The country had about ${b} people. About how many dollars of debt is that per person?`,
      es: prose`A finales de 2019, la deuda nacional de Estados Unidos era de unos ${a} dólares. El país tenía unas ${b} personas. ¿Cuántos dólares de deuda son, aproximadamente, por persona?`,
    }),
    end: q => ({
      en: line`The debt was about ${q as Term} per person.`,
      es: line`La deuda era de unos ${q as Term} por persona.`,
    }),
  },
  {
    operation: 'minus',
    numbers: [[of('2.13e8'), of('1.26e8')]],
    unit: nouns.person,
    tell: (a, b) => ({
      en: prose`In 2020, about ${a} people lived in Brazil and about ${b} people lived in Mexico. About how many more people lived in Brazil?`,
      es: prose`En 2020 vivían en Brasil unas ${a} personas y en México unas ${b} personas. ¿Cuántas personas más, aproximadamente, vivían en Brasil?`,
    }),
    end: q => ({ en: line`Brazil had about ${q as Term} more.`, es: line`En Brasil vivían unas ${q as Term} más.` }),
  },
  {
    operation: 'times',
    numbers: [[of('9e4'), of('3.5e6')]],
    unit: nouns.tree,
    tell: (a, b) => ({
      en: prose`The forests of Canada have about ${a} trees on each square kilometer. Their area is about ${b} square kilometers. About how many trees are there in these forests?`,
      es: prose`En los bosques de Canadá hay unos ${a} árboles por kilómetro cuadrado. Su superficie es de unos ${b} kilómetros cuadrados. ¿Cuántos árboles hay, aproximadamente, en estos bosques?`,
    }),
    end: q => ({
      en: line`There are about ${q as Term} in these forests.`,
      es: line`En estos bosques hay unos ${q as Term}.`,
    }),
  },
  lightFrom('Saturn', 'Saturno', '1.44e9'),
  {
    operation: 'times',
    numbers: [[of('4e-9'), of('3.2e7')]],
    unit: nouns.meter,
    tell: (a, b) => ({
      en: prose`Human hair grows about ${a} meter each second. There are about ${b} seconds in a year. About how many meters does hair grow in a year?`,
      es: prose`El cabello humano crece unos ${a} metros por segundo. Un año tiene unos ${b} segundos. ¿Cuántos metros crece el cabello, aproximadamente, en un año?`,
    }),
    end: q => ({
      en: line`Hair grows about ${q as Term} in a year.`,
      es: line`El cabello crece unos ${q as Term} en un año.`,
    }),
  },
  {
    operation: 'times',
    numbers: [
      [of('9e-5'), of('6e2')],
      [of('9e-5'), of('4e2')],
    ],
    unit: nouns.meter,
    tell: (a, b) => ({
      en: prose`A sheet of thin paper is ${a} meter thick. How many meters high is a stack of ${b} such sheets?`,
      es: prose`Una hoja de papel fino tiene un grosor de ${a} metros. ¿Cuántos metros de alto mide una pila de ${b} hojas como esta?`,
    }),
    end: q => ({ en: line`The stack is ${q as Term} high.`, es: line`La pila mide ${q as Term} de alto.` }),
  },
  {
    operation: 'over',
    numbers: [
      [of('6e11'), of('8e8')],
      [of('3e12'), of('5e9')],
    ],
    unit: nouns.second,
    tell: (a, b) => ({
      en: prose`A program needs ${a} steps. A computer works through ${b} steps each second. How many seconds does the program take?`,
      es: prose`Un programa necesita ${a} pasos. Una computadora ejecuta ${b} pasos por segundo. ¿Cuántos segundos tarda el programa?`,
    }),
    end: q => ({ en: line`The program takes ${q as Term}.`, es: line`El programa tarda ${q as Term}.` }),
  },
  {
    operation: 'times',
    numbers: [
      [of('2.5e-6'), of('8e3')],
      [of('2.5e-6'), of('6e4')],
    ],
    unit: nouns.kilogram,
    tell: (a, b) => ({
      en: prose`A mosquito has a mass of about ${a} kilogram. About how many kilograms is the mass of a swarm of ${b} mosquitoes?`,
      es: prose`Un mosquito tiene una masa de unos ${a} kilogramos. ¿De cuántos kilogramos es, aproximadamente, la masa de un enjambre de ${b} mosquitos?`,
    }),
    end: q => ({
      en: line`The mass of the swarm is about ${q as Term}.`,
      es: line`La masa del enjambre es de unos ${q as Term}.`,
    }),
  },
  {
    operation: 'plus',
    numbers: [[of('7.8e9'), of('2.3e9')]],
    unit: nouns.person,
    tell: (a, b) => ({
      en: prose`In 2020, about ${a} people lived on Earth. By 2100, there may be ${b} more. About how many people would live on Earth then?`,
      es: prose`En 2020 vivían en la Tierra unas ${a} personas. Para 2100 podrían ser ${b} más. ¿Cuántas personas vivirían entonces, aproximadamente, en la Tierra?`,
    }),
    end: q => ({
      en: line`About ${q as Term} would live on Earth.`,
      es: line`En la Tierra vivirían unas ${q as Term}.`,
    }),
  },
]
