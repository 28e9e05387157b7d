import { type Both, type Inline, line, type Term } from '../../../author.ts'

type Sentence = Both<readonly Inline[]>
/** So many groups of a number of three digits, and another number is added. */
export interface Estimated {
  readonly tell: (groups: Term, each: Term, more: Term) => Sentence
  readonly ends: (about: Term) => Sentence
}

export const estimatedStories: readonly Estimated[] = [
  {
    tell: (groups, each, more) => ({
      en: line`A factory makes ${each} toy robots each day for ${groups} days. It already had ${more} toy robots. Which is the best estimate of the number of toy robots it has now?`,
      es: line`Una fábrica hace ${each} robots de juguete cada día durante ${groups} días. Ya tenía ${more} robots de juguete. ¿Cuál es la mejor estimación del número de robots de juguete que tiene ahora?`,
    }),
    ends: about => ({
      en: line`The factory has about ${about} toy robots.`,
      es: line`La fábrica tiene unos ${about} robots de juguete.`,
    }),
  },
  {
    tell: (groups, each, more) => ({
      en: line`A truck makes ${groups} trips with ${each} pumpkins on each trip. Another truck brings ${more} pumpkins. Which is the best estimate of the number of pumpkins they bring in all?`,
      es: line`Un camión hace ${groups} viajes con ${each} calabazas en cada viaje. Otro camión trae ${more} calabazas. ¿Cuál es la mejor estimación del número de calabazas que traen en total?`,
    }),
    ends: about => ({
      en: line`They bring about ${about} pumpkins.`,
      es: line`Traen unas ${about} calabazas.`,
    }),
  },
  {
    tell: (groups, each, more) => ({
      en: line`A stadium has ${groups} sections with ${each} seats in each section. There are ${more} more seats on the field for a concert. Which is the best estimate of the number of seats for the concert?`,
      es: line`Un estadio tiene ${groups} secciones con ${each} asientos en cada una. Para un concierto hay ${more} asientos más en el campo. ¿Cuál es la mejor estimación del número de asientos para el concierto?`,
    }),
    ends: about => ({
      en: line`There are about ${about} seats.`,
      es: line`Hay unos ${about} asientos.`,
    }),
  },
  {
    tell: (groups, each, more) => ({
      en: line`In one city, ${groups} schools order ${each} yearbooks each. The other schools order ${more} yearbooks together. Which is the best estimate of the number of yearbooks ordered in all?`,
      es: line`En una ciudad, ${groups} escuelas encargan ${each} anuarios cada una. Las demás escuelas encargan ${more} anuarios en conjunto. ¿Cuál es la mejor estimación del número de anuarios encargados en total?`,
    }),
    ends: about => ({
      en: line`The schools order about ${about} yearbooks.`,
      es: line`Las escuelas encargan unos ${about} anuarios.`,
    }),
  },
  {
    tell: (groups, each, more) => ({
      en: line`A pilot makes ${groups} flights of ${each} miles and one long flight of ${more} miles. Which is the best estimate of the number of miles the pilot flies in all?`,
      es: line`Una piloto hace ${groups} vuelos de ${each} millas y un vuelo largo de ${more} millas. ¿Cuál es la mejor estimación del número de millas que vuela en total?`,
    }),
    ends: about => ({
      en: line`The pilot flies about ${about} miles.`,
      es: line`La piloto vuela unas ${about} millas.`,
    }),
  },
  {
    tell: (groups, each, more) => ({
      en: line`For ${groups} days in a row, a bakery sells ${each} rolls each day. The next day, it sells ${more} rolls. Which is the best estimate of the number of rolls it sells in all?`,
      es: line`Durante ${groups} días seguidos, una panadería vende ${each} panecillos cada día. Al día siguiente vende ${more} panecillos. ¿Cuál es la mejor estimación del número de panecillos que vende en total?`,
    }),
    ends: about => ({
      en: line`The bakery sells about ${about} rolls.`,
      es: line`La panadería vende unos ${about} panecillos.`,
    }),
  },
  {
    tell: (groups, each, more) => ({
      en: line`A zoo has ${each} visitors on each of ${groups} weekdays. During the weekend, ${more} more visitors come. Which is the best estimate of the number of visitors in all?`,
      es: line`Un zoológico tiene ${each} visitantes en cada uno de ${groups} días entre semana. El fin de semana llegan ${more} visitantes más. ¿Cuál es la mejor estimación del número total de visitantes?`,
    }),
    ends: about => ({
      en: line`About ${about} visitors come to the zoo.`,
      es: line`Al zoológico llegan unos ${about} visitantes.`,
    }),
  },
  {
    tell: (groups, each, more) => ({
      en: line`Volunteers plant ${each} trees in each of ${groups} parks and ${more} trees along a river. Which is the best estimate of the number of trees they plant in all?`,
      es: line`Unos voluntarios plantan ${each} árboles en cada uno de ${groups} parques y ${more} árboles junto a un río. ¿Cuál es la mejor estimación del número de árboles que plantan en total?`,
    }),
    ends: about => ({
      en: line`They plant about ${about} trees.`,
      es: line`Plantan unos ${about} árboles.`,
    }),
  },
]
