/** The title of Home: the shop's name with its tagline, if it has one. */
export const shopTitle = ({ name, tagline }: { name: string; tagline: string }): string =>
  tagline ? `${name}: ${tagline}` : name;
