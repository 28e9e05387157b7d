import { type Block, type Both, type Inline, line, type Noun, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A count that is rounded to this unit. */
export interface RoundingStory {
  readonly unit: 10 | 100
  readonly noun: Noun
  /** Whether it is likely with a number below 100 too. */
  readonly easy: boolean
  readonly least: number
  readonly most: number
  readonly tell: (value: number) => Both<Block>
  readonly ends: (found: number) => Both<readonly Inline[]>
}

export const roundingStories: readonly RoundingStory[] = [
  {
    unit: 10,
    noun: nouns.page,
    easy: true,
    least: 112,
    most: 398,
    tell: value => ({
      en: prose`A book has ${value} pages. About how many pages is that? Round to the nearest ten.`,
      es: prose`Un libro tiene ${value} páginas. ¿Cuántas páginas son, más o menos? Redondea a la decena más cercana.`,
    }),
    ends: found => ({
      en: line`The book has about ${found} pages.`,
      es: line`El libro tiene aproximadamente ${found} páginas.`,
    }),
  },
  {
    unit: 10,
    noun: nouns.bean,
    easy: true,
    least: 112,
    most: 949,
    tell: value => ({
      en: prose`There are ${value} beans in a jar. Round the number of beans to the nearest ten.`,
      es: prose`En un frasco hay ${value} frijoles. Redondea el número de frijoles a la decena más cercana.`,
    }),
    ends: found => ({
      en: line`There are about ${found} beans in the jar.`,
      es: line`En el frasco hay aproximadamente ${found} frijoles.`,
    }),
  },
  {
    unit: 10,
    noun: nouns.mile,
    easy: true,
    least: 112,
    most: 288,
    tell: value => ({
      en: prose`The trip to the lake is ${value} miles long. Round the distance to the nearest ten miles.`,
      es: prose`El viaje al lago es de ${value} millas. Redondea la distancia a la decena de millas más cercana.`,
    }),
    ends: found => ({
      en: line`The trip to the lake is about ${found} miles long.`,
      es: line`El viaje al lago es de aproximadamente ${found} millas.`,
    }),
  },
  {
    unit: 10,
    noun: nouns.hen,
    easy: true,
    least: 112,
    most: 498,
    tell: value => ({
      en: prose`A farm has ${value} hens. About how many hens is that? Round to the nearest ten.`,
      es: prose`En una granja hay ${value} gallinas. ¿Cuántas gallinas son, más o menos? Redondea a la decena más cercana.`,
    }),
    ends: found => ({
      en: line`The farm has about ${found} hens.`,
      es: line`En la granja hay aproximadamente ${found} gallinas.`,
    }),
  },
  {
    unit: 10,
    noun: nouns.sticker,
    easy: true,
    least: 112,
    most: 398,
    tell: value => ({
      en: prose`A box holds ${value} stickers. About how many stickers is that? Round to the nearest ten.`,
      es: prose`En una caja hay ${value} calcomanías. ¿Cuántas calcomanías son, más o menos? Redondea a la decena más cercana.`,
    }),
    ends: found => ({
      en: line`The box holds about ${found} stickers.`,
      es: line`En la caja hay aproximadamente ${found} calcomanías.`,
    }),
  },
  {
    unit: 10,
    noun: nouns.car,
    easy: true,
    least: 112,
    most: 498,
    tell: value => ({
      en: prose`There are ${value} cars in a parking lot. Round the number of cars to the nearest ten.`,
      es: prose`En un estacionamiento hay ${value} carros. Redondea el número de carros a la decena más cercana.`,
    }),
    ends: found => ({
      en: line`There are about ${found} cars in the parking lot.`,
      es: line`En el estacionamiento hay aproximadamente ${found} carros.`,
    }),
  },
  {
    unit: 10,
    noun: nouns.tree,
    easy: true,
    least: 112,
    most: 698,
    tell: value => ({
      en: prose`There are ${value} trees in an orchard. Round the number of trees to the nearest ten.`,
      es: prose`En un huerto hay ${value} árboles. Redondea el número de árboles a la decena más cercana.`,
    }),
    ends: found => ({
      en: line`There are about ${found} trees in the orchard.`,
      es: line`En el huerto hay aproximadamente ${found} árboles.`,
    }),
  },
  {
    unit: 10,
    noun: nouns.shell,
    easy: true,
    least: 112,
    most: 298,
    tell: value => ({
      en: prose`A class finds ${value} shells on the beach. About how many shells is that? Round to the nearest ten.`,
      es: prose`Una clase encuentra ${value} conchas de mar en la playa. ¿Cuántas conchas de mar son, más o menos? Redondea a la decena más cercana.`,
    }),
    ends: found => ({
      en: line`The class finds about ${found} shells.`,
      es: line`La clase encuentra aproximadamente ${found} conchas de mar.`,
    }),
  },
  {
    unit: 100,
    noun: nouns.person,
    easy: false,
    least: 112,
    most: 949,
    tell: value => ({
      en: prose`There were ${value} people at a game. Round the number of people to the nearest hundred.`,
      es: prose`En un partido hubo ${value} personas. Redondea el número de personas a la centena más cercana.`,
    }),
    ends: found => ({
      en: line`There were about ${found} people at the game.`,
      es: line`En el partido hubo aproximadamente ${found} personas.`,
    }),
  },
  {
    unit: 100,
    noun: nouns.student,
    easy: false,
    least: 212,
    most: 949,
    tell: value => ({
      en: prose`A school has ${value} students. About how many students is that? Round to the nearest hundred.`,
      es: prose`Una escuela tiene ${value} estudiantes. ¿Cuántos estudiantes son, más o menos? Redondea a la centena más cercana.`,
    }),
    ends: found => ({
      en: line`The school has about ${found} students.`,
      es: line`La escuela tiene aproximadamente ${found} estudiantes.`,
    }),
  },
  {
    unit: 100,
    noun: nouns.mile,
    easy: false,
    least: 112,
    most: 949,
    tell: value => ({
      en: prose`Two cities are ${value} miles apart. Round the distance to the nearest hundred miles.`,
      es: prose`Dos ciudades están a ${value} millas de distancia. Redondea la distancia a la centena de millas más cercana.`,
    }),
    ends: found => ({
      en: line`The cities are about ${found} miles apart.`,
      es: line`Las ciudades están a aproximadamente ${found} millas de distancia.`,
    }),
  },
  {
    unit: 100,
    noun: nouns.book,
    easy: false,
    least: 212,
    most: 949,
    tell: value => ({
      en: prose`A library lends ${value} books in a week. Round the number of books to the nearest hundred.`,
      es: prose`Una biblioteca presta ${value} libros en una semana. Redondea el número de libros a la centena más cercana.`,
    }),
    ends: found => ({
      en: line`The library lends about ${found} books in a week.`,
      es: line`La biblioteca presta aproximadamente ${found} libros en una semana.`,
    }),
  },
]
