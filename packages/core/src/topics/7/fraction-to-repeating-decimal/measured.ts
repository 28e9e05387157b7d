import { type Block, type Both, type Expr, type Inline, line, prose } from '../../../author.ts'

/** An amount that is known as a fraction and wanted as a decimal; where the story ends. */
export interface Measured {
  readonly denominators: readonly number[]
  readonly says: (amount: Expr) => Both<Block>
  readonly ends: (amount: Expr) => Both<readonly Inline[]>
}

export const measuredStories: readonly Measured[] = [
  {
    denominators: [8, 4],
    says: a => ({
      en: prose`A drill bit is ${a} inch wide. Write its width in inches as a decimal.`,
      es: prose`Una broca mide ${a} de pulgada de ancho. Escribe su ancho en pulgadas como decimal.`,
    }),
    ends: a => ({ en: line`The drill bit is ${a} inch wide.`, es: line`La broca mide ${a} pulgadas de ancho.` }),
  },
  {
    denominators: [20, 25],
    says: a => ({
      en: prose`A hiker has walked ${a} of a trail. Her phone shows this part as a decimal. What does it show?`,
      es: prose`Una excursionista ha caminado ${a} de un sendero. Su teléfono muestra esa parte como decimal. ¿Qué muestra?`,
    }),
    ends: a => ({ en: line`The phone shows ${a}.`, es: line`El teléfono muestra ${a}.` }),
  },
  {
    denominators: [20, 25],
    says: a => ({
      en: prose`A player made ${a} of her free throws. The scoreboard shows this part as a decimal. What does it show?`,
      es: prose`Una jugadora encestó ${a} de sus tiros libres. El marcador muestra esa parte como decimal. ¿Qué muestra?`,
    }),
    ends: a => ({ en: line`The scoreboard shows ${a}.`, es: line`El marcador muestra ${a}.` }),
  },
  {
    denominators: [8],
    says: a => ({
      en: prose`A recipe calls for ${a} pound of cheese. The scale at the store shows this weight as a decimal. What does it show?`,
      es: prose`Una receta lleva ${a} de libra de queso. La balanza de la tienda muestra ese peso como decimal. ¿Qué muestra?`,
    }),
    ends: a => ({ en: line`The scale shows ${a} pound.`, es: line`La balanza muestra ${a} libras.` }),
  },
  {
    denominators: [20, 25],
    says: a => ({
      en: prose`A phone app has finished ${a} of a download. How much is that as a decimal?`,
      es: prose`Una aplicación ha completado ${a} de una descarga. ¿Cuánto es eso como decimal?`,
    }),
    ends: a => ({
      en: line`The app has finished ${a} of the download.`,
      es: line`La aplicación ha completado ${a} de la descarga.`,
    }),
  },
  {
    denominators: [20, 25],
    says: a => ({
      en: prose`A gas tank is ${a} full. The display in the car shows this part as a decimal. What does it show?`,
      es: prose`El tanque de un carro tiene ${a} de su capacidad. La pantalla muestra esa parte como decimal. ¿Qué muestra?`,
    }),
    ends: a => ({ en: line`The display shows ${a}.`, es: line`La pantalla muestra ${a}.` }),
  },
  {
    denominators: [8, 4],
    says: a => ({
      en: prose`A tailor needs ${a} yard of ribbon. The store enters the length as a decimal. What is entered?`,
      es: prose`Un sastre necesita ${a} de yarda de cinta. La tienda registra la longitud como decimal. ¿Qué número registra?`,
    }),
    ends: a => ({ en: line`The store enters ${a} yard.`, es: line`La tienda registra ${a} yardas.` }),
  },
  {
    denominators: [20, 25],
    says: a => ({
      en: prose`In a survey, ${a} of the students said that they ride the bus. What is this fraction as a decimal?`,
      es: prose`En una encuesta, ${a} de los estudiantes dijeron que viajan en autobús. ¿Cuál es esa fracción como decimal?`,
    }),
    ends: a => ({
      en: line`As a decimal, this fraction is ${a}.`,
      es: line`Como decimal, esa fracción es ${a}.`,
    }),
  },
]
