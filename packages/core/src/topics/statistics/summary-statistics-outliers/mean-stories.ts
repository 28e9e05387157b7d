import { type Block, type Both, prose } from '../../../author.ts'

type Says = (n: number, mean: number, next: number) => Both<Block>

/** The mean of so many values, and the mean with one value more. */
export const meanStories: readonly { readonly from: number; readonly to: number; readonly says: Says }[] = [
  {
    from: 70,
    to: 80,
    says: (n, mean, next) => ({
      en: prose`The mean of ${n} scores is ${mean}. With one more score the mean is ${next}. Find that score.`,
      es: prose`La media de ${n} puntajes es ${mean}. Con un puntaje más la media es ${next}. Halla ese puntaje.`,
    }),
  },
  {
    from: 34,
    to: 44,
    says: (n, mean, next) => ({
      en: prose`The mean age of the ${n} members of a choir is ${mean} years. With one more member the mean is ${next} years. Find the age of the new member.`,
      es: prose`La edad media de los ${n} miembros de un coro es de ${mean} años. Con un miembro más la media es de ${next} años. Halla la edad del nuevo miembro.`,
    }),
  },
  {
    from: 24,
    to: 36,
    says: (n, mean, next) => ({
      en: prose`In ${n} games a player made a mean of ${mean} points. With one more game the mean is ${next} points. How many points did the player make in that game?`,
      es: prose`En ${n} partidos una jugadora hizo una media de ${mean} puntos. Con un partido más la media es de ${next} puntos. ¿Cuántos puntos hizo en ese partido?`,
    }),
  },
  {
    from: 30,
    to: 45,
    says: (n, mean, next) => ({
      en: prose`The mean mass of ${n} boxes is ${mean} kilograms. With one more box the mean is ${next} kilograms. How many kilograms is the mass of that box?`,
      es: prose`La masa media de ${n} cajas es de ${mean} kilogramos. Con una caja más la media es de ${next} kilogramos. ¿De cuántos kilogramos es la masa de esa caja?`,
    }),
  },
  {
    from: 40,
    to: 55,
    says: (n, mean, next) => ({
      en: prose`The mean of ${n} daily commutes is ${mean} minutes. With one more day the mean is ${next} minutes. How many minutes was the commute on that day?`,
      es: prose`La media de ${n} viajes diarios al trabajo es de ${mean} minutos. Con un día más la media es de ${next} minutos. ¿Cuántos minutos duró el viaje de ese día?`,
    }),
  },
]

/** Two groups of different sizes, each with its mean. */
export const groupStories: readonly ((n1: number, m1: number, n2: number, m2: number) => Both<Block>)[] = [
  (n1, m1, n2, m2) => ({
    en: prose`A class of ${n1} students has a mean score of ${m1}. Another class of ${n2} students has a mean score of ${m2}. Find the mean of all these scores to the nearest hundredth.`,
    es: prose`Una clase de ${n1} estudiantes tiene un puntaje medio de ${m1}. Otra clase de ${n2} estudiantes tiene un puntaje medio de ${m2}. Halla la media de todos estos puntajes a la centésima más cercana.`,
  }),
  (n1, m1, n2, m2) => ({
    en: prose`The ${n1} oaks in a park have a mean height of ${m1} feet. The ${n2} pines have a mean height of ${m2} feet. Find the mean height of all these trees to the nearest hundredth.`,
    es: prose`Los ${n1} robles de un parque tienen una altura media de ${m1} pies. Los ${n2} pinos tienen una altura media de ${m2} pies. Halla la altura media de todos estos árboles a la centésima más cercana.`,
  }),
  (n1, m1, n2, m2) => ({
    en: prose`A team of ${n1} runners has a mean time of ${m1} minutes. Another team of ${n2} runners has a mean time of ${m2} minutes. Find the mean time of all these runners to the nearest hundredth.`,
    es: prose`Un equipo de ${n1} corredores tiene un tiempo medio de ${m1} minutos. Otro equipo de ${n2} corredores tiene un tiempo medio de ${m2} minutos. Halla el tiempo medio de todos estos corredores a la centésima más cercana.`,
  }),
]
