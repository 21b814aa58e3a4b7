/** One file of the postcodes that ship with the site: all that begin with the same three digits. */
export interface PostalShard {
  /** Prefecture and city by the city's number. */
  cities: Record<string, [prefecture: string, city: string]>;
  /** Number of the city and town, for the last four digits; two digits where all that begin so are one building. */
  places: Record<string, [city: string, town: string][]>;
}

export const POSTAL_FOLDER = '/media/postal';
