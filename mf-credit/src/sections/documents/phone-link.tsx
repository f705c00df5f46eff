import { useMutation, useQuery } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { createUploadLink } from '@vitrina/contract';
import { LoadFailed, QueryState, useChunk } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { Button, Skeleton } from '@vitrina/ui';
import { useEffect, useState } from 'react';
import css from './documents.module.css';

const loadCode = async () => ({
  QrCode: (await import(/* webpackChunkName: "phone-code" */ './phone-code')).PhoneCode,
});

type PhoneLinkProps = { id: number; kind: number };

/** A link of its own for as long as this is shown, with the minutes that are left; another one when they are over. */
export function PhoneLink({ id, kind }: PhoneLinkProps) {
  const { mutateAsync: create } = useMutation(mutation(createUploadLink, { quiet: true }));
  const mail = useMutation(mutation(createUploadLink));
  const link = useQuery({
    queryKey: ['upload link', id, kind],
    queryFn: () => create({ id, kind, byMail: false }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });
  const code = useChunk('phone code', loadCode);
  if (link.isError) return <LoadFailed what="el código QR" onRetry={link.refetch} />;
  const { data } = link;
  return (
    <div className={css.link}>
      {data ? (
        <QueryState query={code} what="el código QR" skeleton={<Skeleton shape="picture" />}>
          {({ QrCode }) => <QrCode text={`${window.location.origin}${paths.documentUpload()}#subir=${data.token}`} />}
        </QueryState>
      ) : (
        <Skeleton shape="picture" />
      )}
      <div className={css.words}>
        <p>Escanea el código con la cámara de tu teléfono, toma las fotos y mira cómo llegan aquí.</p>
        {data && <TimeLeft until={data.until} onAnother={() => void link.refetch()} />}
        <div>
          <Button
            variant="secondary"
            size="s"
            busy={mail.isPending}
            onClick={() => mail.mutate({ id, kind, byMail: true })}
          >
            Enviarme el enlace por correo
          </Button>
        </div>
        <p role="status" className={css.hint}>
          {mail.isSuccess && 'Te enviamos el enlace. Ábrelo en tu teléfono.'}
        </p>
      </div>
    </div>
  );
}

const minutesTo = (until: string) => Math.ceil((Date.parse(until) - Date.now()) / 60_000);

/** 'Vale 29 minutos más'; afterwards a button for another one. */
function TimeLeft({ until, onAnother }: { until: string; onAnother(): void }) {
  const [minutes, setMinutes] = useState(() => minutesTo(until));
  useEffect(() => {
    const show = () => setMinutes(minutesTo(until));
    show();
    const timer = setInterval(show, 10_000);
    return () => clearInterval(timer);
  }, [until]);
  if (minutes > 0)
    return <p className={css.hint}>{minutes === 1 ? 'Vale 1 minuto más' : `Vale ${minutes} minutos más`}</p>;
  return (
    <div>
      <p>El código caducó.</p>
      <Button variant="secondary" size="s" onClick={onAnother}>
        Crear otro código
      </Button>
    </div>
  );
}
