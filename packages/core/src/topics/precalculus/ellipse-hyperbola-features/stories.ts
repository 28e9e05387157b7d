import { type Both, type Content, type Expr, type Inline, line, prose, words } from '../../../author.ts'

/** Half an ellipse over a base. */
export interface Arch {
  readonly span: number
  readonly height: number
  readonly at: number
}

interface ArchStory {
  readonly asks: (of: { readonly span: Expr; readonly height: Expr; readonly at: Expr }) => Both<Content>
  readonly ends: (of: { readonly up: Expr; readonly at: Expr }) => Both<readonly Inline[]>
}

/** Widths from 20 to 80 feet, heights from 6 to 18 feet. */
export const ARCHES: readonly ArchStory[] = [
  {
    asks: ({ span, height, at }) => ({
      en: prose`The arch of a bridge is half of an ellipse. It is ${span} wide at the water and ${height} high in the middle. How high is the arch ${at} from the middle? Round to the nearest tenth.`,
      es: prose`El arco de un puente es la mitad de una elipse. Mide ${span} de ancho al nivel del agua y ${height} de alto en el centro. ¿Qué altura tiene el arco a ${at} del centro? Redondea a la décima más cercana.`,
    }),
    ends: ({ up, at }) => ({
      en: line`The arch is about ${up} high ${at} from the middle.`,
      es: line`El arco tiene unos ${up} de altura a ${at} del centro.`,
    }),
  },
  {
    asks: ({ span, height, at }) => ({
      en: prose`The opening of a tunnel is half of an ellipse, ${span} wide at the ground and ${height} high in the middle. How high is the tunnel ${at} from the middle? Round to the nearest tenth.`,
      es: prose`La entrada de un túnel es la mitad de una elipse de ${span} de ancho en el suelo y ${height} de alto en el centro. ¿Qué altura tiene el túnel a ${at} del centro? Redondea a la décima más cercana.`,
    }),
    ends: ({ up, at }) => ({
      en: line`The tunnel is about ${up} high ${at} from the middle.`,
      es: line`El túnel tiene unos ${up} de altura a ${at} del centro.`,
    }),
  },
  {
    asks: ({ span, height, at }) => ({
      en: prose`The front of a hangar is half of an ellipse, ${span} wide at the ground and ${height} high in the middle. How high is the hangar ${at} from the middle? Round to the nearest tenth.`,
      es: prose`El frente de un hangar es la mitad de una elipse de ${span} de ancho en el suelo y ${height} de alto en el centro. ¿Qué altura tiene el hangar a ${at} del centro? Redondea a la décima más cercana.`,
    }),
    ends: ({ up, at }) => ({
      en: line`The hangar is about ${up} high ${at} from the middle.`,
      es: line`El hangar tiene unos ${up} de altura a ${at} del centro.`,
    }),
  },
  {
    asks: ({ span, height, at }) => ({
      en: prose`The end wall of a greenhouse is half of an ellipse. It is ${span} wide at the ground and ${height} high in the middle. How high is the wall ${at} from the middle? Round to the nearest tenth.`,
      es: prose`La pared del fondo de un invernadero es la mitad de una elipse. Mide ${span} de ancho en el suelo y ${height} de alto en el centro. ¿Qué altura tiene la pared a ${at} del centro? Redondea a la décima más cercana.`,
    }),
    ends: ({ up, at }) => ({
      en: line`The wall is about ${up} high ${at} from the middle.`,
      es: line`La pared tiene unos ${up} de altura a ${at} del centro.`,
    }),
  },
  {
    asks: ({ span, height, at }) => ({
      en: prose`The arch over a stage is half of an ellipse, ${span} wide at the floor and ${height} high in the middle. How high is the arch ${at} from the middle? Round to the nearest tenth.`,
      es: prose`El arco sobre un escenario es la mitad de una elipse de ${span} de ancho en el piso y ${height} de alto en el centro. ¿Qué altura tiene el arco a ${at} del centro? Redondea a la décima más cercana.`,
    }),
    ends: ({ up, at }) => ({
      en: line`The arch is about ${up} high ${at} from the middle.`,
      es: line`El arco tiene unos ${up} de altura a ${at} del centro.`,
    }),
  },
  {
    asks: ({ span, height, at }) => ({
      en: prose`The roof over a platform at a train station is half of an ellipse. It is ${span} wide at the platform and ${height} high in the middle. How high is the roof ${at} from the middle? Round to the nearest tenth.`,
      es: prose`El techo del andén de una estación de tren es la mitad de una elipse. Mide ${span} de ancho al nivel del andén y ${height} de alto en el centro. ¿Qué altura tiene el techo a ${at} del centro? Redondea a la décima más cercana.`,
    }),
    ends: ({ up, at }) => ({
      en: line`The roof is about ${up} high ${at} from the middle.`,
      es: line`El techo tiene unos ${up} de altura a ${at} del centro.`,
    }),
  },
  {
    asks: ({ span, height, at }) => ({
      en: prose`The roof of a covered market is half of an ellipse, ${span} wide at the ground and ${height} high in the middle. How high is the roof ${at} from the middle? Round to the nearest tenth.`,
      es: prose`El techo de un mercado cubierto es la mitad de una elipse de ${span} de ancho en el suelo y ${height} de alto en el centro. ¿Qué altura tiene el techo a ${at} del centro? Redondea a la décima más cercana.`,
    }),
    ends: ({ up, at }) => ({
      en: line`The roof is about ${up} high ${at} from the middle.`,
      es: line`El techo tiene unos ${up} de altura a ${at} del centro.`,
    }),
  },
  {
    asks: ({ span, height, at }) => ({
      en: prose`The gate of a fairground is half of an ellipse. It is ${span} wide at the ground and ${height} high in the middle. How high is the gate ${at} from the middle? Round to the nearest tenth.`,
      es: prose`La puerta de una feria es la mitad de una elipse. Mide ${span} de ancho en el suelo y ${height} de alto en el centro. ¿Qué altura tiene la puerta a ${at} del centro? Redondea a la décima más cercana.`,
    }),
    ends: ({ up, at }) => ({
      en: line`The gate is about ${up} high ${at} from the middle.`,
      es: line`La puerta tiene unos ${up} de altura a ${at} del centro.`,
    }),
  },
]

interface FociStory {
  /** In feet; the length is 4 to 9 times this, the width 3 to 7 times. */
  readonly scale: number
  readonly asks: (of: { readonly length: Expr; readonly width: Expr }) => Both<Content>
  readonly ends: (apart: Expr) => Both<readonly Inline[]>
}

/** The distance between the two foci of an ellipse of this length and width. */
export const BETWEEN_FOCI: readonly FociStory[] = [
  {
    scale: 10,
    asks: ({ length, width }) => ({
      en: prose`A whispering gallery is an ellipse ${length} long and ${width} wide. Two people stand at the foci. How far apart are they? Round to the nearest tenth.`,
      es: prose`Una galería de los susurros es una elipse de ${length} de largo y ${width} de ancho. Dos personas están en los focos. ¿A qué distancia están una de la otra? Redondea a la décima más cercana.`,
    }),
    ends: apart => ({
      en: line`The people are about ${apart} apart.`,
      es: line`Las personas están a unos ${apart} una de la otra.`,
    }),
  },
  {
    scale: 1,
    asks: ({ length, width }) => ({
      en: prose`An elliptical pool table is ${length} long and ${width} wide. A ball is at one focus and the pocket is at the other. How far apart are the ball and the pocket? Round to the nearest tenth.`,
      es: prose`Una mesa de billar elíptica mide ${length} de largo y ${width} de ancho. Una bola está en un foco y la tronera, en el otro. ¿A qué distancia está la bola de la tronera? Redondea a la décima más cercana.`,
    }),
    ends: apart => ({
      en: line`The ball and the pocket are about ${apart} apart.`,
      es: line`La bola está a unos ${apart} de la tronera.`,
    }),
  },
  {
    scale: 10,
    asks: ({ length, width }) => ({
      en: prose`An elliptical pond has axes of ${length} and ${width}, with a fountain at each focus. How far apart are the fountains? Round to the nearest tenth.`,
      es: prose`Un estanque elíptico tiene ejes de ${length} y ${width}, con una fuente en cada foco. ¿A qué distancia está una fuente de la otra? Redondea a la décima más cercana.`,
    }),
    ends: apart => ({
      en: line`The fountains are about ${apart} apart.`,
      es: line`Las fuentes están a unos ${apart} una de la otra.`,
    }),
  },
  {
    scale: 2,
    asks: ({ length, width }) => ({
      en: prose`A gardener lays out an elliptical flower bed ${length} long and ${width} wide with a rope around two stakes at the foci. How far apart are the stakes? Round to the nearest tenth.`,
      es: prose`Una jardinera traza un macizo de flores elíptico de ${length} de largo y ${width} de ancho con una cuerda y dos estacas clavadas en los focos. ¿A qué distancia está una estaca de la otra? Redondea a la décima más cercana.`,
    }),
    ends: apart => ({
      en: line`The stakes are about ${apart} apart.`,
      es: line`Las estacas están a unos ${apart} una de la otra.`,
    }),
  },
  {
    scale: 10,
    asks: ({ length, width }) => ({
      en: prose`An elliptical lawn is ${length} long and ${width} wide, with a sprinkler at each focus. How far apart are the sprinklers? Round to the nearest tenth.`,
      es: prose`Un césped elíptico mide ${length} de largo y ${width} de ancho, con un aspersor en cada foco. ¿A qué distancia está un aspersor del otro? Redondea a la décima más cercana.`,
    }),
    ends: apart => ({
      en: line`The sprinklers are about ${apart} apart.`,
      es: line`Los aspersores están a unos ${apart} uno del otro.`,
    }),
  },
  {
    scale: 1,
    asks: ({ length, width }) => ({
      en: prose`A carpenter draws an elliptical tabletop ${length} long and ${width} wide with a string around two nails at the foci. How far apart are the nails? Round to the nearest tenth.`,
      es: prose`Un carpintero dibuja un tablero de mesa elíptico de ${length} de largo y ${width} de ancho con un hilo y dos clavos puestos en los focos. ¿A qué distancia está un clavo del otro? Redondea a la décima más cercana.`,
    }),
    ends: apart => ({
      en: line`The nails are about ${apart} apart.`,
      es: line`Los clavos están a unos ${apart} uno del otro.`,
    }),
  },
  {
    scale: 10,
    asks: ({ length, width }) => ({
      en: prose`The floor of an elliptical room in a science museum is ${length} long and ${width} wide. A speaker stands at one focus and a listener at the other. How far apart are they? Round to the nearest tenth.`,
      es: prose`El piso de una sala elíptica de un museo de ciencias mide ${length} de largo y ${width} de ancho. Una oradora está en un foco y un oyente, en el otro. ¿A qué distancia están una del otro? Redondea a la décima más cercana.`,
    }),
    ends: apart => ({
      en: line`The speaker and the listener are about ${apart} apart.`,
      es: line`La oradora y el oyente están a unos ${apart} una del otro.`,
    }),
  },
  {
    scale: 20,
    asks: ({ length, width }) => ({
      en: prose`An elliptical skating rink is ${length} long and ${width} wide, with a lamppost at each focus. How far apart are the lampposts? Round to the nearest tenth.`,
      es: prose`Una pista de patinaje elíptica mide ${length} de largo y ${width} de ancho, con un farol en cada foco. ¿A qué distancia está un farol del otro? Redondea a la décima más cercana.`,
    }),
    ends: apart => ({
      en: line`The lampposts are about ${apart} apart.`,
      es: line`Los faroles están a unos ${apart} uno del otro.`,
    }),
  },
]

/** What flies around Earth. */
export const SATELLITES = [
  words('a weather satellite', 'un satélite meteorológico'),
  words('a communications satellite', 'un satélite de comunicaciones'),
  words('a navigation satellite', 'un satélite de navegación'),
  words('a space telescope', 'un telescopio espacial'),
  words('a research satellite', 'un satélite de investigación'),
  words('a mapping satellite', 'un satélite cartográfico'),
  words('a radio satellite', 'un satélite de radio'),
  words('a small test satellite', 'un pequeño satélite de prueba'),
] as const
