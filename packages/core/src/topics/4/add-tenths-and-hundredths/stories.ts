import { type Block, type Both, type Inline, prose, type Term } from '../../../author.ts'

type Sentence = Both<readonly Inline[]>

/** Tenths and hundredths of one whole together. */
export interface TogetherStory {
  tell(tenths: Term, hundredths: Term): Both<Block>
  /** The sentence that says how many hundredths there are in all. */
  total(hundredths: Inline): Sentence
}

const closing = (hundredths: Inline, en: readonly [string, string], es: readonly [string, string]): Sentence => ({
  en: [en[0], hundredths, en[1]],
  es: [es[0], hundredths, es[1]],
})

export const togetherStories: readonly TogetherStory[] = [
  {
    tell: (tenths, hundredths) => ({
      en: prose`Ana walks ${tenths} of a kilometer to the park and then ${hundredths} of a kilometer to the library.`,
      es: prose`Ana camina ${tenths} de kilómetro hasta el parque y después ${hundredths} de kilómetro hasta la biblioteca.`,
    }),
    total: n => closing(n, ['In all, Ana walks ', ' of a kilometer.'], ['En total, Ana camina ', ' de kilómetro.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`A pitcher has ${tenths} of a liter of juice. Leo pours in ${hundredths} of a liter of water.`,
      es: prose`Una jarra tiene ${tenths} de litro de jugo. Leo le agrega ${hundredths} de litro de agua.`,
    }),
    total: n =>
      closing(n, ['Now the pitcher has ', ' of a liter of drink.'], ['Ahora la jarra tiene ', ' de litro de bebida.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`A class paints ${tenths} of a wall on Monday and ${hundredths} of the wall on Tuesday.`,
      es: prose`Una clase pinta ${tenths} de una pared el lunes y ${hundredths} de la pared el martes.`,
    }),
    total: n =>
      closing(
        n,
        ['In the two days, the class paints ', ' of the wall.'],
        ['En los dos días, la clase pinta ', ' de la pared.'],
      ),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`It rains ${tenths} of an inch in the morning and ${hundredths} of an inch in the afternoon.`,
      es: prose`Caen ${tenths} de pulgada de lluvia por la mañana y ${hundredths} de pulgada por la tarde.`,
    }),
    total: n => closing(n, ['In all, it rains ', ' of an inch.'], ['En total, caen ', ' de pulgada de lluvia.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`A computer downloads ${tenths} of a movie in the first hour and ${hundredths} of it in the second hour.`,
      es: prose`Una computadora descarga ${tenths} de una película en la primera hora y ${hundredths} en la segunda hora.`,
    }),
    total: n => closing(n, ['By then, it has ', ' of the movie.'], ['Para entonces tiene ', ' de la película.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`A baker uses ${tenths} of a kilogram of flour for bread and ${hundredths} of a kilogram for cookies.`,
      es: prose`Una panadera usa ${tenths} de kilogramo de harina para pan y ${hundredths} de kilogramo para galletas.`,
    }),
    total: n =>
      closing(n, ['In all, she uses ', ' of a kilogram of flour.'], ['En total usa ', ' de kilogramo de harina.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`Corn grows on ${tenths} of a field, and beans grow on ${hundredths} of it.`,
      es: prose`En ${tenths} de un terreno crece maíz y en ${hundredths} crece frijol.`,
    }),
    total: n =>
      closing(
        n,
        ['Corn and beans together grow on ', ' of the field.'],
        ['El maíz y el frijol juntos ocupan ', ' del terreno.'],
      ),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`In a school, ${tenths} of the students walk to school, and ${hundredths} of the students ride a bike.`,
      es: prose`En una escuela, ${tenths} de los estudiantes llegan a pie y ${hundredths} de los estudiantes llegan en bicicleta.`,
    }),
    total: n => closing(n, ['Together, they are ', ' of the students.'], ['Juntos son ', ' de los estudiantes.']),
  },
]

/** What is left of one whole after tenths and hundredths of it. */
export interface LeftStory {
  tell(tenths: Term, hundredths: Term): Both<Block>
  left(hundredths: Inline): Sentence
}

export const leftStories: readonly LeftStory[] = [
  {
    tell: (tenths, hundredths) => ({
      en: prose`A trail is 1 kilometer long. Mei walks ${tenths} of a kilometer, rests, and walks ${hundredths} of a kilometer more.`,
      es: prose`Un sendero mide 1 kilómetro. Mei camina ${tenths} de kilómetro, descansa y camina otros ${hundredths} de kilómetro.`,
    }),
    left: n => closing(n, ['She still has ', ' of a kilometer to walk.'], ['Todavía le faltan ', ' de kilómetro.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`A phone has a full battery. A game uses ${tenths} of the battery, and a video call uses ${hundredths} of it.`,
      es: prose`Un teléfono tiene la batería llena. Un juego gasta ${tenths} de la batería y una videollamada gasta ${hundredths}.`,
    }),
    left: n => closing(n, ['Now ', ' of the battery is left.'], ['Ahora quedan ', ' de la batería.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`A ribbon is 1 meter long. Hugo cuts off ${tenths} of a meter and then ${hundredths} of a meter.`,
      es: prose`Una cinta mide 1 metro. Hugo corta ${tenths} de metro y después ${hundredths} de metro.`,
    }),
    left: n =>
      closing(n, ['The ribbon that is left is ', ' of a meter long.'], ['La cinta que queda mide ', ' de metro.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`A bottle holds 1 liter. Sara pours in ${tenths} of a liter of milk and ${hundredths} of a liter of strawberry juice.`,
      es: prose`En una botella cabe 1 litro. Sara echa ${tenths} de litro de leche y ${hundredths} de litro de jugo de fresa.`,
    }),
    left: n =>
      closing(n, ['The bottle has room for ', ' of a liter more.'], ['En la botella caben ', ' de litro más.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`Grass covers ${tenths} of a park, and trees cover ${hundredths} of it. The rest of the park is a lake.`,
      es: prose`El pasto cubre ${tenths} de un parque y los árboles cubren ${hundredths}. El resto del parque es un lago.`,
    }),
    left: n => closing(n, ['The lake covers ', ' of the park.'], ['El lago cubre ', ' del parque.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`A sack has 1 kilogram of rice. A cook takes out ${tenths} of a kilogram on Friday and ${hundredths} of a kilogram on Saturday.`,
      es: prose`Un saco tiene 1 kilogramo de arroz. Un cocinero saca ${tenths} de kilogramo el viernes y ${hundredths} de kilogramo el sábado.`,
    }),
    left: n =>
      closing(n, ['The sack still has ', ' of a kilogram of rice.'], ['En el saco quedan ', ' de kilogramo de arroz.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`In a vote, ${tenths} of the students choose soccer, and ${hundredths} of the students choose tennis. The rest choose swimming.`,
      es: prose`En una votación, ${tenths} de los estudiantes eligen fútbol y ${hundredths} de los estudiantes eligen tenis. Los demás eligen natación.`,
    }),
    left: n => closing(n, ['Swimming gets ', ' of the votes.'], ['La natación recibe ', ' de los votos.']),
  },
  {
    tell: (tenths, hundredths) => ({
      en: prose`Workers paint a fence in three days. They paint ${tenths} of it on the first day and ${hundredths} of it on the second day.`,
      es: prose`Unos trabajadores pintan una cerca en tres días. Pintan ${tenths} de la cerca el primer día y ${hundredths} el segundo día.`,
    }),
    left: n =>
      closing(n, ['On the third day, they paint ', ' of the fence.'], ['El tercer día pintan ', ' de la cerca.']),
  },
]
export const sentenceBlock = ({ en, es }: Sentence): Both<Block> => ({
  en: { kind: 'paragraph', content: en },
  es: { kind: 'paragraph', content: es },
})
