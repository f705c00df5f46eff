import { query, useMutation, useQuery } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { acceptLetter, type Negotiation, negotiation } from '@vitrina/contract';
import { QueryState, useChunk } from '@vitrina/journey';
import { ButtonLink, brand, Callout, Skeleton } from '@vitrina/ui';
import type { SectionProps } from '../../application/section-props';
import { wizardPath } from '../../pages/application/address';
import { AuthorizationForm } from './authorization-form';

/** The text is a chunk of its own: nobody reads it before this section is opened. */
const loadLetters = async () => {
  const { letterOf, signerOf } = await import(/* webpackChunkName: "letters" */ '@vitrina/rules/letters');
  return { letterOf, signerOf };
};

/** The applicant's letter, on paper, and the box that accepts it. */
export function AuthorizationSection(section: SectionProps) {
  const letters = useChunk('letters', loadLetters);
  const purchase = useQuery(query(negotiation, { id: section.id }, { quiet: true }));
  const { mutateAsync: accept } = useMutation(mutation(acceptLetter));
  return (
    <QueryState query={letters} what="la carta" skeleton={<Paper />}>
      {({ letterOf, signerOf }) => (
        <QueryState query={purchase} what="los datos de la carta" skeleton={<Paper />}>
          {({ dealership }: Negotiation) => {
            const signer = signerOf(section.application.answers.personalData);
            if (!signer || !dealership) return <NoSigner {...section} />;
            const letter = letterOf(section.form.letter, {
              ...signer,
              seller: brand.legalName,
              dealership: dealership.company,
            });
            return <AuthorizationForm section={section} letter={letter} accept={accept} />;
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

const Paper = () => <Skeleton shape="picture" />;

const NoSigner = ({ id, form }: SectionProps) => (
  <Callout
    title="Primero guarda tus datos personales"
    actions={
      <ButtonLink to={wizardPath(form, id, 'applicant/personal-data')} variant="secondary" size="s">
        Ir a Datos personales
      </ButtonLink>
    }
  >
    La carta lleva tu nombre y tu número de identificación.
  </Callout>
);
