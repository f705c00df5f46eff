import { title } from './behaviour';

/** The page's heading: it says which build is running. */
export const Heading = ({ text }: { text: string }) => <h1 data-page-heading tabIndex={-1}>{`${text}: ${title}`}</h1>;
